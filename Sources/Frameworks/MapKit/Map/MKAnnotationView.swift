public import HeadlessUIKit

/// The view of an annotation: its image, or a pin, with its title.
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)? { didSet { show() } }
    public let reuseIdentifier: String?
    open var image: UIImage? { didSet { show() } }
    open var isSelected = false
    /// Stored; has no visible effect, because there are no callouts.
    open var canShowCallout = false
    /// Stored; has no visible effect.
    open var calloutOffset = CGPoint.zero
    /// The distance of the view's centre from the annotation's coordinate, in points.
    open var centerOffset = CGPoint.zero
    /// Stored; has no visible effect.
    open var leftCalloutAccessoryView: UIView?
    /// Stored; has no visible effect.
    open var rightCalloutAccessoryView: UIView?
    /// Stored; has no visible effect.
    open var detailCalloutAccessoryView: UIView?
    /// Stored; has no effect.
    open var isDraggable = false
    /// Stored; has no effect.
    open var clusteringIdentifier: String?
    private let picture = UIImageView(image: nil)
    private let title = UILabel()

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        begin()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        begin()
    }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Never called, because views of annotations are not reused.
    open func prepareForReuse() {}
    /// Does nothing by default.
    open func prepareForDisplay() {}

    /// The symbol that is shown if there is no image; nil for none.
    var symbol: String? { nil }
    var symbolColor: UIColor { .systemRed }

    private func begin() {
        title.font = .systemFont(ofSize: 11, weight: .semibold)
        title.textAlignment = .center
        addSubview(picture)
        addSubview(title)
        show()
    }

    /// Shows the image and the title of the annotation.
    func show() {
        let shown = image ?? symbol.flatMap { UIImage(systemName: $0) }
        picture.image = shown
        picture.tintColor = symbolColor
        title.text = symbol == nil ? nil : annotation?.title
        accessibilityLabel = annotation?.title
        accessibilityTraits = .button
        let size = shown?.size ?? .zero
        let words = title.intrinsicContentSize
        bounds.size = CGSize(width: max(size.width, words.width), height: size.height + words.height)
        picture.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: 0, width: size.width, height: size.height)
        title.frame = CGRect(x: 0, y: size.height, width: bounds.width, height: words.height)
    }
}

/// A pin, drawn as a symbol with the title of the annotation below it.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? { didSet { show() } }
    /// Stored; has no visible effect.
    open var glyphText: String?
    /// Stored; has no visible effect.
    open var glyphImage: UIImage?
    /// Stored; has no visible effect.
    open var glyphTintColor: UIColor?

    override var symbol: String? { "mappin" }
    override var symbolColor: UIColor { markerTintColor ?? .systemRed }
}

open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! { didSet { show() } }
    /// Stored; has no visible effect.
    open var animatesDrop = false

    override var symbol: String? { "mappin" }
    override var symbolColor: UIColor { pinTintColor ?? .systemRed }
}
