/// Notifies a view of changes to its safe area.
final class SafeAreaObserver {
    private(set) weak var view: UIView?
    private var insets = UIEdgeInsets.zero

    init(_ view: UIView) { self.view = view }

    /// Calls the view's methods if its safe area has changed since the last call.
    func notify() {
        guard let view, view.isAttached else { return }
        let now = view.safeAreaInsets
        guard now != insets else { return }
        insets = now
        view.safeAreaInsetsDidChange()
        if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
    }
}

/// Determines which classes of views override a method that is called when the safe area changes.
enum SafeAreaMethods {
    private class Plain: UIView {}
    private class Other: UIView {}
    private class Insets: UIView {
        override func safeAreaInsetsDidChange() {}
    }
    private class Margins: UIView {
        override func layoutMarginsDidChange() {}
    }

    private static let table = MethodTable(
        probes: [Insets.self, Margins.self], plain: Plain.self, other: Other.self)

    /// Returns whether a class of views overrides one of the methods.
    static func areOverridden(in type: UIView.Type) -> Bool { table?.overrides(type) ?? true }
}
