public import CoreLocation
public import HeadlessUIKit

/// A map without streets: an empty area that shows the name of its centre, with annotations and shapes at their places.
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open internal(set) var annotations: [any MKAnnotation] = []
    /// The shapes with their levels, from back to front.
    var layers: [(overlay: any MKOverlay, level: MKOverlayLevel)] = []
    /// Stored; has no visible effect.
    open var mapType = MKMapType.standard
    /// Stored; has no visible effect.
    open var isZoomEnabled = true
    /// Stored; has no visible effect.
    open var isScrollEnabled = true
    /// Stored; has no visible effect.
    open var isRotateEnabled = true
    /// Stored; has no visible effect.
    open var isPitchEnabled = true
    /// Stored; has no visible effect.
    open var showsCompass = true
    /// Stored; has no visible effect.
    open var showsScale = false
    /// Stored; has no visible effect.
    open var showsTraffic = false
    /// Stored; has no visible effect.
    open var showsBuildings = true
    /// Stored; has no visible effect.
    open var showsPointsOfInterest = true
    /// Stored; has no visible effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Stored; has no visible effect.
    open var showsUserTrackingButton = false
    private let words = UILabel()
    let canvas = OverlayCanvas()
    var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    var pins: [ObjectIdentifier: MKAnnotationView] = [:]
    /// The views of removed annotations, by reuse identifier.
    var unused: [String: [MKAnnotationView]] = [:]
    var classes: [String: MKAnnotationView.Type] = [:]
    var clusters: [MKClusterAnnotation] = []
    var selected: (any MKAnnotation)?
    var callout: CalloutView?
    /// The region that was asked for. The shown one has the shape of the view.
    private var asked = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    let place = MKUserLocation()
    var tracker: UserTracker?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        clipsToBounds = true
        backgroundColor = .secondarySystemBackground
        words.font = .preferredFont(forTextStyle: .footnote)
        words.textColor = .secondaryLabel
        words.textAlignment = .center
        words.numberOfLines = 0
        canvas.map = self
        canvas.backgroundColor = .clear
        canvas.isUserInteractionEnabled = false
        addSubview(words)
        addSubview(canvas)
        describe()
    }

    private func describe() {
        let center = String(format: "%.4f, %.4f", asked.center.latitude, asked.center.longitude)
        words.text = "Map of \(center)\nMaps are not shown here"
    }

    // MARK: - Region

    /// The shown region. It has the centre that was set, and contains the region that was set.
    open var region: MKCoordinateRegion {
        get { regionThatFits(asked) }
        set { setRegion(newValue, animated: false) }
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { asked.center }
        set { setCenter(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        asked = region
        describe()
        setNeedsLayout()
        canvas.setNeedsDisplay()
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: asked.span), animated: animated)
    }

    /// Returns the smallest region of the view's shape that contains a region.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard bounds.width > 0, bounds.height > 0 else { return region }
        let fitted = MKCoordinateRegion(mapRectThatFits(region.mapRect))
        return MKCoordinateRegion(
            center: region.center,
            span: MKCoordinateSpan(
                latitudeDelta: fitted.span.latitudeDelta, longitudeDelta: min(360, fitted.span.longitudeDelta)))
    }

    /// The shown rectangle.
    open var visibleMapRect: MKMapRect {
        get { mapRectThatFits(asked.mapRect) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setRegion(MKCoordinateRegion(mapRect), animated: animate)
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
    }

    /// Returns the smallest rectangle of the view's shape that contains a rectangle, with the same centre.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        let width = Double(bounds.width - insets.left - insets.right)
        let height = Double(bounds.height - insets.top - insets.bottom)
        guard width > 0, height > 0, !mapRect.isNull else { return mapRect }
        let unit = max(mapRect.width / width, mapRect.height / height)
        let whole = MKMapSize(width: unit * bounds.width, height: unit * bounds.height)
        let (x, y) = (mapRect.midX - unit * width / 2, mapRect.midY - unit * height / 2)
        return MKMapRect(origin: MKMapPoint(x: x - unit * insets.left, y: y - unit * insets.top), size: whole)
    }

    /// Points of the screen for each map point.
    var pointsPerMapPoint: Double {
        let width = visibleMapRect.width
        return width > 0 && bounds.width > 0 ? bounds.width / width : 1
    }

    func point(of mapPoint: MKMapPoint) -> CGPoint {
        let (visible, scale) = (visibleMapRect, pointsPerMapPoint)
        return CGPoint(x: (mapPoint.x - visible.minX) * scale, y: (mapPoint.y - visible.minY) * scale)
    }

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(point(of: MKMapPoint(coordinate)), to: view ?? self)
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (place, visible, scale) = (convert(point, from: view ?? self), visibleMapRect, pointsPerMapPoint)
        return MKMapPoint(x: visible.minX + place.x / scale, y: visible.minY + place.y / scale).coordinate
    }

    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let (rect, scale) = (region.mapRect, pointsPerMapPoint)
        let size = CGSize(width: rect.width * scale, height: rect.height * scale)
        return convert(CGRect(origin: point(of: rect.origin), size: size), to: view ?? self)
    }

    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let (place, visible, scale) = (convert(rect, from: view ?? self), visibleMapRect, pointsPerMapPoint)
        return MKCoordinateRegion(
            MKMapRect(
                x: visible.minX + place.minX / scale, y: visible.minY + place.minY / scale,
                width: place.width / scale, height: place.height / scale))
    }

    // MARK: - User

    /// Whether the place of the device is shown, if the app may know it.
    open var showsUserLocation = false { didSet { if oldValue != showsUserLocation { track() } } }
    open var userTrackingMode = MKUserTrackingMode.none {
        didSet {
            guard oldValue != userTrackingMode else { return }
            if userTrackingMode != .none {
                showsUserLocation = true
                if let location = place.location { setCenter(location.coordinate, animated: true) }
            }
            delegate?.mapView(self, didChange: userTrackingMode, animated: false)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = words.sizeThatFits(bounds.size)
        words.frame = CGRect(x: 8, y: 8, width: max(0, bounds.width - 16), height: size.height)
        if canvas.frame != bounds {
            canvas.frame = bounds
            canvas.setNeedsDisplay()
        }
        createRenderers()
        arrangePins()
        arrangeClusters()
        arrangeCallout()
    }
}
