import ViewSchema

/// The accessory view and the input view of a responder.
struct InputViews: Equatable {
    var accessory: UIView?
    var input: UIView?

    init() {}

    /// Finds the nearest accessory view and the nearest input view in the responder chain.
    init(of responder: UIResponder) {
        let chain = sequence(first: responder, next: \.next)
        accessory = chain.lazy.compactMap(\.inputAccessoryView).first
        input = chain.lazy.compactMap(\.inputView).first
    }
}

/// The view at the place of the keyboard that contains the accessory view and the input view. It is in front of all
/// other subviews in the first responder's window.
final class KeyboardTray: UIView {
    /// The views that are shown, the accessory view on top.
    private(set) var content = InputViews()

    override var plainKind: ViewKind { .view }
    override var typeName: String? { nil }
    /// An input view has a background like the keyboard's.
    override var drawnFill: UIColor? { content.input == nil ? super.drawnFill : .systemGray4 }

    /// Replaces the accessory view and the input view.
    func show(_ new: InputViews) {
        guard new != content else { return }
        for view in [content.accessory, content.input] where view?.superview === self { view?.removeFromSuperview() }
        content = new
        mark(.style)
        for view in [new.accessory, new.input] { view.map(embed) }
    }

    private func embed(_ view: UIView) {
        addSubview(view)
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view === content.accessory
                ? view.topAnchor.constraint(equalTo: topAnchor) : view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    /// Returns the height of the accessory view on a screen of this width.
    func accessoryHeight(width: CGFloat) -> CGFloat { height(of: content.accessory, width: width) }

    /// Returns the height of the input view; nil if the keyboard itself is shown.
    func inputHeight(width: CGFloat) -> CGFloat? {
        content.input.map { height(of: $0, width: width) + SimulatedDevice.current.safeArea.bottom }
    }

    /// Returns the height of a view: the one that code set, or otherwise that of its content.
    private func height(of view: UIView?, width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if view.translatesAutoresizingMaskIntoConstraints, view.frame.height > 0 { return view.frame.height }
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitted > 0 ? fitted : view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let above = accessoryHeight(width: bounds.width)
        content.accessory?.set(CGRect(x: 0, y: 0, width: bounds.width, height: above))
        content.input?.set(CGRect(x: 0, y: above, width: bounds.width, height: max(0, bounds.height - above)))
    }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.setBool(.keepsCaret, to: true) }
    }
}

private enum TrayKey: ApplicationKey {
    static var defaultValue: KeyboardTray? { nil }
}

extension UIApplication {
    /// Shows the accessory and input views of the first responder `user`, and returns the view that contains them.
    /// Returns nil, and removes that view, if there are none.
    func tray(for user: UIView?) -> KeyboardTray? {
        let content = user.map(InputViews.init) ?? InputViews()
        guard let window = user?.window, content != InputViews() else {
            values[TrayKey.self]?.show(InputViews())
            values[TrayKey.self]?.removeFromSuperview()
            return nil
        }
        let tray = values[TrayKey.self] ?? KeyboardTray()
        values[TrayKey.self] = tray
        tray.show(content)
        if tray.superview !== window || window.subviews.last !== tray { window.addSubview(tray) }
        return tray
    }
}

extension UIResponder {
    public func reloadInputViews() { UIApplication.shared.followFocus() }
}
