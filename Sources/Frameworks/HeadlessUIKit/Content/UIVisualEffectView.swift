package import ViewSchema

open class UIVisualEffectView: UIView {
    /// The effect that is drawn; nil draws none.
    open var effect: UIVisualEffect? { didSet { mark(.content) } }
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        begin()
    }

    /// Creates a view without effect; no effect is read from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    package override var plainKind: ViewKind { .blur }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.setString(.effect, to: blurName) }
    }

    private var blurName: String? { (effect as? UIBlurEffect)?.name(in: traitCollection.userInterfaceStyle) }

    override func styleChanged() { mark(.content) }

    private func begin() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
