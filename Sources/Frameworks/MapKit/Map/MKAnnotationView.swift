public import HeadlessUIKit

/// The view of an annotation: its image, or a pin, with its title.
open class MKAnnotationView: UIView {
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

    open var annotation: (any MKAnnotation)? { didSet { show() } }
    public let reuseIdentifier: String?
    open var image: UIImage? { didSet { show() } }
    open var isSelected = false
    /// Whether a press selects the annotation.
    open var isEnabled = true
    /// Stored; has no visible effect.
    open var isHighlighted = false
    /// Whether a callout with the title is shown while the annotation is selected.
    open var canShowCallout = false
    /// The distance of the callout from its usual place above the view, in points.
    open var calloutOffset = CGPoint.zero
    /// The distance of the view's centre from the annotation's coordinate, in points.
    open var centerOffset = CGPoint.zero
    /// Stored; has no visible effect.
    open var accessoryOffset = CGPoint.zero
    open var leftCalloutAccessoryView: UIView? { didSet { map?.arrangeCallout() } }
    open var rightCalloutAccessoryView: UIView? { didSet { map?.arrangeCallout() } }
    /// The view in the place of the subtitle.
    open var detailCalloutAccessoryView: UIView? { didSet { map?.arrangeCallout() } }
    /// Stored; has no effect, because annotations cannot be dragged.
    open var isDraggable = false
    /// Stored; has no effect, because annotations cannot be dragged.
    open var dragState = DragState.none
    /// Annotations with the same identifier whose views overlap are shown as one; nil is never shown so.
    open var clusteringIdentifier: String? { didSet { map?.setNeedsLayout() } }
    /// The view of the annotation that stands for this one and others; nil if this one is shown.
    open internal(set) weak var cluster: MKAnnotationView?
    /// Stored; has no visible effect.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// Stored; has no visible effect.
    open var collisionMode = CollisionMode.rectangle
    /// Stored; has no visible effect.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    /// Stored; has no visible effect.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    /// The map that shows the view.
    weak var map: MKMapView?
    /// The accessories whose presses the map reports.
    var heardControls: Set<ObjectIdentifier> = []
    private let picture = UIImageView(image: nil)
    private let title = UILabel()

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
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
    /// Stored; has no effect, because annotations cannot be dragged.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    /// Called before the view is used for another annotation. Does nothing by default.
    open func prepareForReuse() {}
    /// Called before the view is shown. Does nothing by default.
    open func prepareForDisplay() {}

    /// The symbol that is shown if there is no image; nil for none.
    var symbol: String? { nil }
    var symbolColor: UIColor { .systemRed }

    private func begin() {
        title.font = .systemFont(ofSize: 11, weight: .semibold)
        title.textAlignment = .center
        addSubview(picture)
        addSubview(title)
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in
                guard let self, isEnabled, let annotation else { return }
                map?.selectAnnotation(annotation, animated: true)
            })
        show()
    }

    /// The title below the symbol; nil if it is not shown.
    var words: String? { annotation?.title }

    /// Shows the image and the title of the annotation.
    func show() {
        let shown = image ?? symbol.flatMap { UIImage(systemName: $0) }
        picture.image = shown
        picture.tintColor = symbolColor
        title.text = symbol == nil ? nil : words
        accessibilityLabel = annotation?.title
        accessibilityTraits = .button
        let size = shown?.size ?? .zero
        guard size != .zero || title.text != nil else { return }
        let words = title.intrinsicContentSize
        bounds.size = CGSize(width: max(size.width, words.width), height: size.height + words.height)
        picture.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: 0, width: size.width, height: size.height)
        title.frame = CGRect(x: 0, y: size.height, width: bounds.width, height: words.height)
    }
}
