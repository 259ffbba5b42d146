package import ViewSchema

open class UIImageView: UIView {
    open var image: UIImage? { didSet { if oldValue != image { imageChanged() } } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if oldValue !== preferredSymbolConfiguration { imageChanged() } }
    }
    open var highlightedImage: UIImage?
    open var isHighlighted = false { didSet { if oldValue != isHighlighted { imageChanged() } } }
    /// The name of the placeholder that the page shows without an image, such as "loading".
    package var placeholderName: String? { didSet { if oldValue != placeholderName { mark(.content) } } }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize {
        guard let size = shown(image)?.size, size != .zero else { return super.intrinsicContentSize }
        return size
    }

    override var isPassedByDefault: Bool { true }
    package override var plainKind: ViewKind { .image }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.content) else { return }
        shownImage.project(into: writer, in: self)
        writer.setString(.fit, to: contentMode.objectFit)
        if contentMode.objectFit == "none" {
            writer.setString(.at, to: contentMode.objectPosition)
            writer.setNumber(.density, to: shownImage?.density)
        }
        writer.padding(flexPadding)
        writer.setString(.placeholder, to: placeholderName)
    }

    override func styleChanged() {
        super.styleChanged()
        if image.varies || highlightedImage.varies { mark(.content) }
    }

    /// The image that is shown for the current state.
    var shownImage: UIImage? { shown(isHighlighted ? highlightedImage ?? image : image) }

    private func shown(_ image: UIImage?) -> UIImage? {
        preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
    }

    private func imageChanged() {
        mark(.content)
        invalidateIntrinsicContentSize()
    }

    /// Stored; has no visible effect.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }

    // MARK: - Animation

    /// The images of an animation. While the view is animating, it shows the first one.
    open var animationImages: [UIImage]? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var highlightedAnimationImages: [UIImage]? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// The duration of one cycle in seconds. Stored; has no visible effect.
    open var animationDuration: TimeInterval {
        get { stored(default: 0) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var animationRepeatCount: Int {
        get { stored(default: 0) }
        set { store(newValue) }
    }
    open var isAnimating: Bool { beforeAnimation != nil }

    /// The content before the animation; nil if the view is not animating.
    private var beforeAnimation: BeforeAnimation? {
        get { stored(default: nil) }
        set { store(newValue) }
    }

    /// Shows the first image of the animation.
    open func startAnimating() {
        guard !isAnimating, let first = animationImages?.first else { return }
        beforeAnimation = BeforeAnimation(image: image)
        image = first
    }

    /// Shows the image from before the animation.
    open func stopAnimating() {
        guard let former = beforeAnimation else { return }
        beforeAnimation = nil
        image = former.image
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }
}

extension UIImage? {
    /// Whether one of the images has a variant for dark mode.
    var varies: Bool {
        guard case .local(let name)? = self?.source else { return false }
        return UIApplication.shared.images.varies(name)
    }

    /// Writes the address of the image, and the colour of a template image.
    func project(into writer: any PropertyWriter, in view: UIView) {
        writer.setString(.tint, to: self?.shapeColor(automatic: .alwaysOriginal)?.css)
        switch self?.source {
        case .local(let name):
            writer.setString(.name, to: name)
            writer.setString(
                .src, to: UIApplication.shared.images.address(of: name, in: view.traitCollection.userInterfaceStyle))
        case .symbol(let name):
            writer.setString(.name, to: "symbol:" + name)
            writer.setString(.src, to: nil)
        case .remote(let address):
            writer.setString(.name, to: nil)
            writer.setString(.src, to: address)
        case nil:
            writer.setString(.name, to: nil)
            writer.setString(.src, to: nil)
        }
    }
}

extension UIView.ContentMode {
    /// The CSS value of `object-position`; nil for the centre.
    var objectPosition: String? {
        switch self {
        case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: nil
        case .top: "center top"
        case .bottom: "center bottom"
        case .left: "left center"
        case .right: "right center"
        case .topLeft: "left top"
        case .topRight: "right top"
        case .bottomLeft: "left bottom"
        case .bottomRight: "right bottom"
        }
    }

    /// The CSS value of `object-fit`.
    package var objectFit: String {
        switch self {
        case .scaleToFill, .redraw: "fill"
        case .scaleAspectFit: "contain"
        case .scaleAspectFill: "cover"
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: "none"
        }
    }
}

private struct BeforeAnimation {
    let image: UIImage?
}
