package import ViewSchema

open class UISwitch: UIControl {
    open var isOn = false { didSet { if oldValue != isOn { mark(.content) } } }
    open var onTintColor: UIColor? { didSet { if oldValue != onTintColor { mark(.style) } } }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        forEachProxy(of: UISwitch.self) { proxy in if onTintColor == nil { onTintColor = proxy.onTintColor } }
    }

    /// Returns the appearance proxy. It applies to switches that enter a window afterwards.
    public static func appearance() -> UISwitch {
        AppEnvironment.current.values[Appearances.self].proxy(for: UISwitch.self) { UISwitch() }
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
}
