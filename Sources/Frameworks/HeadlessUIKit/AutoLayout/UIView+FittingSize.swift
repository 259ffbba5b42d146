import Constraints

extension UIView {
    /// The default implementation of
    /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
    func fittedSize(
        for targetSize: CGSize, horizontalPriority horizontal: UILayoutPriority,
        verticalPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsInside()
        let engine = LayoutEngine(root: .init(view: self, isFitted: true))
        engine.add(allOf: self)
        let placement = engine.placed(self)
        for (variable, length, priority) in [
            (placement.width, targetSize.width, horizontal), (placement.height, targetSize.height, vertical),
        ] {
            guard length.isFinite, let priority = priority.linear else { continue }
            _ = try? engine.solver.add(
                LinearConstraint(
                    LinearExpression(variable), .equal, LinearExpression(Double(max(0, length))), priority: priority))
        }
        engine.update()
        return placement.frame.size
    }

    /// Lays out a tree that is not in a window.
    func layOutDetached() {
        updateConstraintsInside()
        let top = topmost
        let engine = LayoutEngine(root: .init(view: top, isFitted: false))
        engine.add(allOf: top)
        guard !engine.agenda.isEmpty else { return layOutInside() }
        top.withExtras { $0.forRarest.engine = engine }
        engine.update()
        layOutInside()
        top.withExtras { $0.forRarest.engine = nil }
    }

    private func layOutInside() {
        var rounds = 0
        while wantsLayout, rounds < 8 {
            rounds += 1
            layoutEngine?.update()
            layOutNow()
        }
        for child in children { child.layOutInside() }
    }

    private func updateConstraintsInside() {
        for child in children { child.updateConstraintsInside() }
        updateConstraintsIfNeeded()
    }
}

extension LayoutEngine {
    /// Adds all constraints and stack views of a subtree to the engine.
    func add(allOf view: UIView) {
        view.rare?.constraints.forEach(add)
        for guide in view.rare?.rarest?.guides ?? [] { guide.heldConstraints.forEach(add) }
        if let stack = view as? UIStackView { arrangementChanged(in: stack) }
        for child in view.subviews { add(allOf: child) }
    }
}
