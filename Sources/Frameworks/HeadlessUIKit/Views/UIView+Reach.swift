/// Whether the user can touch a view; if not, the reason.
package enum Reach: Equatable {
    case reachable
    case detached
    case hidden
    case transparent
    case disabled
    case ignoresTouches
    /// Another view covers the view. The number is nil if that view has none.
    case covered(by: ViewNumber?)
}

extension UIView {
    /// Whether the user can touch the view, and otherwise the reason. The cost depends on the depth of the tree, not on
    /// its width.
    package var reach: Reach {
        guard isAttached else { return .detached }
        if !takesTouches { return .disabled }
        var view = self
        while true {
            if view.isHidden || view.isLeftOut { return .hidden }
            if view.alpha < 0.01 { return .transparent }
            if !view.isUserInteractionEnabled, view !== self || !isPassedByDefault { return .ignoresTouches }
            guard let parent = view.container else { return .reachable }
            if let cover = parent.cover(over: view) { return .covered(by: cover.id) }
            view = parent
        }
    }

    /// Whether the user can touch the view.
    package var isReachable: Bool { reach == .reachable }

    /// Whether the view covers all siblings behind it.
    package var covers: Bool { flags.contains(.covers) }

    private func cover(over child: UIView) -> UIView? {
        let count = rare?.coveringChildren ?? 0
        guard count > (child.covers ? 1 : 0) else { return nil }
        for sibling in children.reversed() {
            if sibling === child { return nil }
            if sibling.covers { return sibling }
        }
        return nil
    }

    /// Updates whether the view covers the siblings behind it. Called after every change that may affect that.
    func coveringMayChange() {
        guard let container else { return }
        let now =
            fills(container) && !isHidden && alpha >= 0.01 && isUserInteractionEnabled && !container.arranges(self)
        guard now != covers else { return }
        if now { flags.insert(.covers) } else { flags.remove(.covers) }
        container.withExtras { $0.coveringChildren += now ? 1 : -1 }
        mark(.interaction)
    }

    private func fills(_ container: UIView) -> Bool {
        let both: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard flags.contains(.constrained) || autoresizingMask.isSuperset(of: both) else { return false }
        let size = container.rectangle.size
        guard size != .zero else { return false }
        let whole = CGRect(origin: .zero, size: size)
        if transform.isIdentity { return rectangle.contains(whole) }
        // A transformed view covers its superview if the superview's bounds, converted to the view's coordinates, are
        // inside the view's bounds.
        guard transform.isInvertible else { return false }
        let inside = whole.applying(turned.outward(from: .zero).inverted())
        return CGRect(origin: .zero, size: rectangle.size).insetBy(dx: -0.001, dy: -0.001).contains(inside)
    }
}
