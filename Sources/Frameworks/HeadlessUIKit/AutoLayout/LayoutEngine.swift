import Constraints

/// The Auto Layout engine of one view tree.
///
/// A view with `translatesAutoresizingMaskIntoConstraints` has a fixed frame, whose values other constraints use as
/// constants. All other views with constraints have variables, and so do arranged views of stacks and layout guides.
/// Changes wait until `update`, whose cost depends on the number of affected variables.
final class LayoutEngine: ConstraintEngine {
    var solver = ConstraintSolver()
    var book = RuleBook()
    var agenda = LayoutAgenda()
    /// The root of the tree; nil for the tree of the running application.
    private let root: Root?
    private var placements: [ObjectIdentifier: Placement] = [:]
    private var owners: [Variable: Placement] = [:]
    private var stacks: [ObjectIdentifier: StackArrangement] = [:]
    private var fits: [ObjectIdentifier: FittedPlace] = [:]

    /// The root of a tree that is laid out separately from the application's tree.
    struct Root {
        let view: UIView
        /// Whether the size of the root is a variable too.
        let isFitted: Bool
    }

    /// Creates an engine for the tree of the running application, or for the tree with this root.
    init(root: Root? = nil) {
        self.root = root
    }

    /// Whether the view's frame is a variable, not a fixed value.
    func finds(_ view: UIView) -> Bool {
        if let root, root.view === view { return root.isFitted }
        return !view.translatesAutoresizingMaskIntoConstraints || view.fit != nil
    }

    /// Whether the item is in the engine's tree.
    func holds(_ item: (any LayoutItem)?) -> Bool {
        guard let view = item?.layoutOwner as? UIView else { return false }
        if let root { return view.isDescendant(of: root.view) }
        return view.constraintEngine === self
    }

    /// Returns an item's placement; nil if no constraint determines it.
    func placement(of item: any LayoutItem) -> Placement? { placements[ObjectIdentifier(item)] }

    func frame(of item: any LayoutItem) -> CGRect? { placement(of: item)?.frame }

    /// Returns an item's placement, and creates it if missing.
    func placed(_ item: any LayoutItem) -> Placement {
        if let placement = placements[ObjectIdentifier(item)] { return placement }
        let placement = Placement(of: item, in: &solver)
        placements[ObjectIdentifier(item)] = placement
        for variable in placement.variables { owners[variable] = placement }
        if let view = placement.view, root?.view !== view, let fit = view.fit {
            fits[ObjectIdentifier(view)] = FittedPlace(placement, fit: fit, in: self)
        }
        if let stack = item as? UIStackView {
            agenda.rearranged.append(stack)
        } else if let view = placement.view {
            agenda.resized.append(placement)
            // Until now the view may have had another frame than its first solution, which counts as no movement.
            // An engine with a root measures only, or lays out everything.
            if root == nil { view.placeFound() }
        }
        return placement
    }

    // MARK: - Changes

    /// Adds a constraint. It takes effect in the next update if both items are in the tree by then.
    func add(_ constraint: NSLayoutConstraint) { agenda.entering.append(constraint) }

    func remove(_ constraint: NSLayoutConstraint) {
        if let rule = book.remove(constraint) { drop(rule) }
    }

    /// Called when the constant or the priority of a constraint changed.
    func change(_ constraint: NSLayoutConstraint) {
        if let rule = book.rule(of: constraint) { agenda.stale.append(rule) }
    }

    /// Called when a view's frame, margins or baselines changed, which other constraints may use.
    func geometryChanged(of view: UIView) {
        if let stack = stacks[ObjectIdentifier(view)]?.stack { agenda.rearranged.append(stack) }
        let rules = book.rules(madeOf: view)
        guard !rules.isEmpty else { return }
        agenda.stale += rules
        view.setNeedsLayout()
    }

    /// Schedules the rules whose safe areas changed, because a safe area depends on views further up.
    func checkSafeAreas() { agenda.stale += book.safeAreaRules.filter(\.isUnsafe) }

    /// Called when a view's intrinsic content size or its priorities changed.
    func contentChanged(in view: UIView) {
        if let placement = placement(of: view) { agenda.resized.append(placement) }
    }

    /// Called when a stack view's arranged views or arrangement changed.
    func arrangementChanged(in stack: UIView) {
        if let stack = stack as? UIStackView { agenda.rearranged.append(stack) }
    }

    /// Called when the width or height that a view's parent prescribes changed: see ``UIView/fit``.
    func fitChanged(of view: UIView) {
        guard let fit = view.fit, let place = fits[ObjectIdentifier(view)], let placement = placement(of: view) else {
            return forget(view)
        }
        fits[ObjectIdentifier(view)] = place.changed(to: fit, of: placement, in: self)
        agenda.resized.append(placement)
        agenda.loosened.append(placement)
    }

    /// Removes a view that left the tree, or whose frame is now determined in another way. Rules whose items are still
    /// in the tree are added again.
    func forget(_ view: UIView) {
        stacks.removeValue(forKey: ObjectIdentifier(view))?.end(in: self)
        for rule in book.rules(madeOf: view) {
            remove(rule.constraint)
            add(rule.constraint)
        }
        if let stack = view.superview as? UIStackView,
            let arrangement = stacks.removeValue(forKey: ObjectIdentifier(stack))
        {
            arrangement.end(in: self)  // it has constraints to the view
            agenda.rearranged.append(stack)
        }
        for guide in view.rare?.rarest?.guides ?? [] { release(guide) }
        release(view)
    }

    private func release(_ item: any LayoutItem) {
        guard let placement = placements.removeValue(forKey: ObjectIdentifier(item)) else { return }
        placement.content?.handles.forEach(withdraw)
        placement.minimums.values.forEach(withdraw)
        fits.removeValue(forKey: ObjectIdentifier(item))?.handles.forEach(withdraw)
        for variable in placement.variables {
            owners[variable] = nil
            try? solver.removeVariable(variable)  // a variable still in use is freed with the engine
        }
    }

    /// Removes a rule from the solver after it was removed from the book.
    private func drop(_ rule: LayoutRule) {
        loosen(rule)
        if let handle = rule.handle.take() { withdraw(handle) }
    }

    /// Removes a constraint from the solver.
    func withdraw(_ handle: ConstraintHandle) { try? solver.remove(handle) }

    // MARK: - Solving

    /// The maximum number of times that text is measured again, each time with the last solved width.
    private static let mostRounds = 4

    /// Solves for all pending changes, and requests a layout pass where something moved.
    func update() {
        guard !agenda.isEmpty else { return }
        var resized = takeUp()
        var unwrapped = unwrap(agenda.loosened.drain().flatMap { [$0] + placedChildren(of: $0) })
        for _ in 1...Self.mostRounds {
            solve()
            let widened = place()
            let measured = (widened + unwrapped + resized.drain()).filter(measure)
            let known = Set(widened.map(ObjectIdentifier.init))
            unwrapped = unwrap(widened.flatMap(placedChildren).filter { !known.contains(ObjectIdentifier($0)) })
            if measured.isEmpty, unwrapped.isEmpty { return }
        }
        solve()
        _ = place()
    }

    /// Applies the pending changes to the solver. Returns the items with a changed content size, whose text is to be
    /// measured.
    private func takeUp() -> [Placement] {
        while !agenda.entering.isEmpty || !agenda.rearranged.isEmpty {
            for constraint in agenda.entering.drain() { enter(constraint) }
            for stack in agenda.rearranged.drain() where holds(stack) { arrange(stack) }
        }
        for rule in agenda.stale.drain() where book.rule(of: rule.constraint) === rule { refresh(rule) }
        var seen: Set<ObjectIdentifier> = []
        let resized = agenda.resized.drain().filter { seen.insert(ObjectIdentifier($0)).inserted }
        resized.forEach(updateContentSize)
        return resized
    }

    /// Replaces the constraints of a stack view.
    func arrange(_ stack: UIStackView) {
        stacks.removeValue(forKey: ObjectIdentifier(stack))?.end(in: self)
        stacks[ObjectIdentifier(stack)] = StackArrangement(of: stack, in: self)
    }

    private func placedChildren(of placement: Placement) -> [Placement] {
        placement.view?.children.compactMap { self.placement(of: $0) } ?? []
    }

    /// Gives each width or height whose solution is negative a minimum of 0. A non-negative length needs no minimum,
    /// because it would not change the solution. Returns whether a minimum was added.
    private func bound(lengths changes: [Variable]) -> Bool {
        var isBound = false
        for variable in changes where solver.value(of: variable) < -Self.negligible {
            let minimum = LinearConstraint(
                LinearExpression(variable), .greaterOrEqual, LinearExpression(0), priority: Self.almostRequired)
            guard let placement = owners[variable], placement.lacksMinimum(of: variable),
                let handle = try? solver.add(minimum)
            else { continue }
            placement.minimums[variable] = handle
            isBound = true
        }
        return isBound
    }

    /// The absolute value, in points, up to which a negative length counts as a rounding error.
    private static let negligible = 0.001
    /// The priority of the constraints that keep lengths from becoming negative. Only a required constraint can make a
    /// length negative nevertheless.
    private static let almostRequired = Priority(999.99) ?? .defaultHigh

    /// Reads the solved frames and requests layout passes, unless the tree is only measured. Returns the items whose
    /// width changed.
    private func place() -> [Placement] {
        var widened: [Placement] = []
        var changes = solver.takeChanges()
        while bound(lengths: changes) {
            solve()
            changes += solver.takeChanges()
        }
        let solver = solver  // copied once, because each call on the property would copy it
        for variable in changes {
            // A placement is read once for each changed variable, and reports a move only the first time.
            guard let placement = owners[variable] else { continue }
            let change = placement.read(solver)
            if change.moved, root?.isFitted != true { placement.noteMoved() }
            if change.widened { widened.append(placement) }
        }
        return widened
    }
}
