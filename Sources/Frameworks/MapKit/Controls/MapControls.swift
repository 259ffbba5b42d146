public import HeadlessUIKit

/// A button that follows the place of the device on a map.
open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?
    private let button = UIButton(type: .system)

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        button.setImage(UIImage(systemName: "location"), for: .normal)
        button.accessibilityLabel = "Tracking"
        button.addAction(UIAction { [weak self] _ in self?.mapView?.switchTracking() }, for: .touchUpInside)
        addSubview(button)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}

/// A bar button that follows the place of the device on a map.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
        image = UIImage(systemName: "location")
        accessibilityLabel = "Tracking"
        primaryAction = UIAction(image: image) { [weak self] _ in self?.mapView?.switchTracking() }
    }
}

extension MKMapView {
    /// Follows the place of the device, or ends that.
    fileprivate func switchTracking() {
        setUserTrackingMode(userTrackingMode == .none ? .follow : .none, animated: true)
    }
}

/// A compass, which is not shown because north is always at the top.
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    /// Stored; has no visible effect.
    open var compassVisibility = MKFeatureVisibility.adaptive

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}

/// The width of a map's region in words.
open class MKScaleView: UIView {
    public enum Alignment: Int, Sendable { case leading, trailing }

    open weak var mapView: MKMapView? { didSet { setNeedsLayout() } }
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { isHidden = scaleVisibility == .hidden } }
    open var legendAlignment = Alignment.leading { didSet { setNeedsLayout() } }
    private let words = UILabel()

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
        self.mapView = mapView
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if words.superview == nil { addSubview(words) }
        words.font = .systemFont(ofSize: 11)
        words.textAlignment = legendAlignment == .leading ? .natural : .right
        words.frame = bounds
        guard let mapView else { return }
        let width = mapView.visibleMapRect.width * MKMetersPerMapPointAtLatitude(mapView.centerCoordinate.latitude)
        words.text = MKDistanceFormatter().string(fromDistance: width)
    }
}
