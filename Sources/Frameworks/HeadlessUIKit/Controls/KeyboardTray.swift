import ViewSchema

/// The accessory view and the input view of a responder.
struct InputViews: Equatable {
    var accessory: UIView?
    var input: UIView?

    /// Finds the nearest accessory view and the nearest input view in the responder chain.
    static func found(for responder: UIResponder) -> InputViews {
        InputViews(
            accessory: responder.responders.lazy.compactMap(\.inputAccessoryView).first,
            input: responder.responders.lazy.compactMap(\.inputView).first)
    }
}

/// The view that contains the accessory view and the input view. It is at the position of the keyboard, or at the
/// bottom of the window, in front of all other subviews of the first responder's window.
final class KeyboardTray: UIView {
    /// The views that are shown, the accessory view on top.
    private(set) var content = InputViews()
    /// The responder whose accessory view is shown.
    private weak var owner: UIResponder?
    /// The height with which the accessory view was last laid out.
    private var placedHeight: CGFloat = 0

    override var plainKind: ViewKind { .view }
    override var typeName: String? { nil }
    /// An input view has a background like the keyboard's.
    override var drawnFill: UIColor? { content.input == nil ? super.drawnFill : .systemGray4 }
    /// The next responder is the provider of the accessory view, so that actions of views inside reach it.
    override var next: UIResponder? { owner ?? super.next }

    /// Replaces the accessory view and the input view.
    func show(_ new: InputViews, of user: UIResponder?) {
        owner = user?.responders.first { $0.inputAccessoryView != nil }
        guard new != content else { return }
        for view in [content.accessory, content.input] where view?.superview === self { view?.removeFromSuperview() }
        content = new
        mark(.style)
        for view in [new.accessory, new.input] { view.map(embed) }
    }

    private func embed(_ view: UIView) {
        // A view with a flexible height has the height of its content.
        if view.autoresizingMask.contains(.flexibleHeight), fittingHeight(of: view, width: view.bounds.width) > 0 {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        addSubview(view)
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view === content.accessory
                ? view.topAnchor.constraint(equalTo: topAnchor) : view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    /// Returns the height of the accessory view above `bottom`, the frame of the keyboard. Without a keyboard, `bottom`
    /// is at the bottom of the window, and the height includes the view's safe area.
    func accessoryHeight(above bottom: CGRect) -> CGFloat {
        guard let accessory = content.accessory else { return 0 }
        let present = accessory.bounds.height
        frame = CGRect(x: bottom.minX, y: bottom.minY - present, width: bottom.width, height: present)
        placedHeight = height(of: accessory, width: bottom.width)
        return placedHeight
    }

    /// Returns the height of the input view; nil if the keyboard itself is shown.
    func inputHeight(width: CGFloat) -> CGFloat? {
        content.input.map { height(of: $0, width: width) + SimulatedDevice.current.safeArea.bottom }
    }

    /// Returns the height of a view: the height that code has set, or otherwise the height of its content.
    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        if view.translatesAutoresizingMaskIntoConstraints, view.frame.height > 0 { return view.frame.height }
        let fitting = fittingHeight(of: view, width: width)
        return fitting > 0 ? fitting : view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    override func childChanged(_ child: UIView) {
        super.childChanged(child)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let accessory = content.accessory {
            let wanted = height(of: accessory, width: bounds.width)
            if abs(wanted - placedHeight) > 0.01 { UIApplication.shared.followFocus() }
        }
        let above = placedHeight
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
    /// Shows the accessory and input views of the first responder `user`, and returns the view that contains them. If
    /// there are none, removes that view and returns nil.
    func tray(for user: UIResponder?) -> KeyboardTray? {
        let content = user.map(InputViews.found) ?? InputViews()
        guard let window = user?.focusView?.window, content != InputViews() else {
            values[TrayKey.self]?.show(InputViews(), of: nil)
            values[TrayKey.self]?.removeFromSuperview()
            return nil
        }
        let tray = values[TrayKey.self] ?? KeyboardTray()
        values[TrayKey.self] = tray
        tray.show(content, of: user)
        if tray.superview !== window || window.subviews.last !== tray { window.addSubview(tray) }
        return tray
    }
}
