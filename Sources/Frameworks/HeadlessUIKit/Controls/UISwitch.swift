package import ViewSchema

open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)

    /// Creates a switch. The size of the frame has no effect.
    public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isOn = false { didSet { if oldValue != isOn { mark(.content) } } }
    open var onTintColor: UIColor? { didSet { if oldValue != onTintColor { mark(.style) } } }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        forEachProxy(of: UISwitch.self) { proxy in if onTintColor == nil { onTintColor = proxy.onTintColor } }
    }

    package override var plainKind: ViewKind { .toggle }
    package override var reactsToTap: Bool { true }

    package override func receiveTap() -> Bool {
        guard isEnabled else { return false }
        isOn.toggle()
        sendActions(for: [.valueChanged])
        _ = super.receiveTap()
        return true
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.setBool(.on, to: isOn) }
        if keys.contains(.state) { writer.setBool(.mirrored, to: isMirrored) }
        if keys.contains(.style) { writer.setStyle("--on-color", to: onTintColor?.css) }
    }

    /// The style of a switch. All styles look the same.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    /// Stored; has no visible effect.
    open var thumbTintColor: UIColor? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var preferredStyle: Style {
        get { stored(default: .automatic) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var title: String? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}
