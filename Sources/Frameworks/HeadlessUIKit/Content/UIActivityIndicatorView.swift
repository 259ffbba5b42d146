package import ViewSchema

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101
    }

    /// The style, which determines the size and the default colour.
    open var style: Style {
        didSet {
            guard oldValue != style else { return }
            bounds.size = Self.size(style)
            mark([.content, .style])
            invalidateIntrinsicContentSize()
        }
    }
    open var color: UIColor! { didSet { if oldValue != color { mark(.style) } } }
    open var hidesWhenStopped = true { didSet { if oldValue != hidesWhenStopped { follow() } } }
    open private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
        follow()
    }

    /// Creates an indicator. The size of the frame has no effect.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: CGRect(origin: frame.origin, size: Self.size(.medium)))
        follow()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        follow()
    }

    open func startAnimating() { turn(true) }
    open func stopAnimating() { turn(false) }

    open override var intrinsicContentSize: CGSize { Self.size(style) }

    package override var plainKind: ViewKind { .spinner }
    package override var plainRole: String? { isAnimating ? "progressbar" : nil }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) {
            writer.setString(.size, to: isLarge ? "large" : "medium")
        }
        if keys.contains(.state) { writer.setBool(.animating, to: isAnimating) }
        if keys.contains(.style) { writer.setStyle("color", to: (color ?? plainColor).css) }
    }

    private var isLarge: Bool {
        switch style {
        case .whiteLarge, .large: true
        case .white, .gray, .medium: false
        }
    }

    private var plainColor: UIColor {
        switch style {
        case .whiteLarge, .white: .white
        case .gray, .medium, .large: .systemGray
        }
    }

    private func turn(_ animating: Bool) {
        guard isAnimating != animating else { return }
        isAnimating = animating
        mark([.state, .accessibility])
        follow()
    }

    private func follow() { if hidesWhenStopped { isHidden = !isAnimating } }

    private static func size(_ style: Style) -> CGSize {
        switch style {
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        }
    }
}
