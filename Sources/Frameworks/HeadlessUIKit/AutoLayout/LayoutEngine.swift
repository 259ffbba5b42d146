import Constraints

/// The constraints of one tree of views, and where they put its views: what UIKit does in its layout engine.
///
/// Views whose autoresizing masks count are given; they are numbers in the constraints of others. All other views that
/// a constraint names, the arranged views of stacks and free guides are unknown, and found. Changes wait until
/// `update`, which costs what they reach.
final class LayoutEngine: ConstraintEngine {
    var solver = ConstraintSolver()
    var book = RuleBook()
    var agenda = LayoutAgenda()
    /// The top of the tree, when that is no running application's.
    private let root: Root?
    private var placements: [ObjectIdentifier: Placement] = [:]
    private var owners: [Variable: Placement] = [:]
    private var stacks: [ObjectIdentifier: StackArrangement] = [:]
    private var fits: [ObjectIdentifier: FittedPlace] = [:]

    /// The top of a tree that is laid out by itself.
    struct Root {
        let view: UIView
        /// Whether its size is to be found, too.
        let isFitted: Bool
    }

    /// An engine for the tree of a running application, or for another one with this root.
    init(root: Root? = nil) {
        self.root = root
    }

    /// Whether the view's place is unknown, and not given by its frame.
    func finds(_ view: UIView) -> Bool {
        if let root, root.view === view { return root.isFitted }
        return !view.translatesAutoresizingMaskIntoConstraints || view.fit != nil
    }

    /// Whether the item stands in the tree that the engine is for.
    func holds(_ item: (any LayoutItem)?) -> Bool {
        guard let view = item?.layoutOwner as? UIView else { return false }
        if let root { return view.isDescendant(of: root.view) }
        return view.constraintEngine === self
    }

    /// The item's place; nil where no constraint decides it.
    func placement(of item: any LayoutItem) -> Placement? { placements[ObjectIdentifier(item)] }

    func frame(of item: any LayoutItem) -> CGRect? { placement(of: item)?.frame }

    /// The unknowns of an item, which has them from now on.
    func placed(_ item: any LayoutItem) -> Placement {
        if let placement = placements[ObjectIdentifier(item)] { return placement }
        let placement = Placement(of: item, in: &solver)
        placements[ObjectIdentifier(item)] = placement
        for variable in placement.variables { owners[variable] = placement }
        if let view = placement.view, root?.view !== view, let fit = view.fit {
            fits[ObjectIdentifier(view)] = FittedPlace(placement, fit, in: self)
        }
        if let stack = item as? UIStackView {
            agenda.rearranged.append(stack)
        } else if placement.view != nil {
            agenda.resized.append(placement)
        }
        return placement
    }

    // MARK: - What changes

    /// The constraint takes part from the next update on, if both of its items are in the tree by then.
    func add(_ constraint: NSLayoutConstraint) { agenda.entering.append(constraint) }

    /// The constraint takes part no more.
    func remove(_ constraint: NSLayoutConstraint) {
        if let rule = book.remove(constraint) { drop(rule) }
    }

    /// The constraint's constant or priority is another.
    func change(_ constraint: NSLayoutConstraint) {
        if let rule = book.rule(of: constraint) { agenda.stale.append(rule) }
    }

    /// The view has another frame, margins or baselines that others may be measured by.
    func geometryChanged(of view: UIView) {
        if let stack = stacks[ObjectIdentifier(view)]?.stack { agenda.rearranged.append(stack) }
        let rules = book.rules(madeOf: view)
        guard !rules.isEmpty else { return }
        agenda.stale += rules
        view.setNeedsLayout()
    }

    /// Makes the rules anew whose safe areas are others, because something far from them has changed.
    func checkSafeAreas() { agenda.stale += book.safeAreaRules.filter(\.isUnsafe) }

    /// The view's content has another size, or matters otherwise.
    func contentChanged(in view: UIView) {
        if let placement = placement(of: view) { agenda.resized.append(placement) }
    }

    /// The stack has other views, or lays them out otherwise.
    func arrangementChanged(in stack: UIView) {
        if let stack = stack as? UIStackView { agenda.rearranged.append(stack) }
    }

    /// The parent gives the view other sides, or none: see ``UIView/fit``.
    func fitChanged(of view: UIView) {
        guard let fit = view.fit, let place = fits[ObjectIdentifier(view)], let placement = placement(of: view) else {
            return forget(view)
        }
        fits[ObjectIdentifier(view)] = place.changed(to: fit, of: placement, in: self)
        agenda.resized.append(placement)
        agenda.loosened.append(placement)
    }

    /// The view leaves the tree, or is placed otherwise from now on; rules that can go on without it do.
    func forget(_ view: UIView) {
        stacks.removeValue(forKey: ObjectIdentifier(view))?.end(in: self)
        for rule in book.rules(madeOf: view) {
            remove(rule.constraint)
            add(rule.constraint)
        }
        if let stack = view.superview as? UIStackView,
            let arrangement = stacks.removeValue(forKey: ObjectIdentifier(stack))
        {
            arrangement.end(in: self)  // it names the view
            agenda.rearranged.append(stack)
        }
        for guide in view.rare?.rarest?.guides ?? [] { release(guide) }
        release(view)
    }

    private func release(_ item: any LayoutItem) {
        guard let placement = placements.removeValue(forKey: ObjectIdentifier(item)) else { return }
        placement.content?.handles.forEach(withdraw)
        fits.removeValue(forKey: ObjectIdentifier(item))?.handles.forEach(withdraw)
        for variable in placement.variables {
            owners[variable] = nil
            try? solver.removeVariable(variable)  // one that is still named goes with the engine
        }
    }

    /// Takes a rule out of the solver that is not in the book any more.
    private func drop(_ rule: LayoutRule) {
        loosen(rule)
        if let handle = rule.handle.take() { withdraw(handle) }
    }

    /// Takes a constraint out of the solver.
    func withdraw(_ handle: ConstraintHandle) { try? solver.remove(handle) }

    // MARK: - Finding places

    /// So often lines of text are broken anew, each time for the width that the last time found.
    private static let mostRounds = 4

    /// Brings all places up to what has changed, and asks for a layout pass where something moved.
    func update() {
        guard !agenda.isEmpty else { return }
        var resized = takeUp()
        var unwrapped = unwrap(agenda.loosened.taken().flatMap { [$0] + placedChildren(of: $0) })
        for _ in 1...Self.mostRounds {
            solve()
            let widened = place()
            let measured = (widened + unwrapped + resized.taken()).filter(measure)
            let known = Set(widened.map(ObjectIdentifier.init))
            unwrapped = unwrap(widened.flatMap(placedChildren).filter { !known.contains(ObjectIdentifier($0)) })
            if measured.isEmpty, unwrapped.isEmpty { return }
        }
        solve()
        _ = place()
    }

    /// Answers what asks for another size, whose lines are to be broken anew.
    private func takeUp() -> [Placement] {
        while !agenda.entering.isEmpty || !agenda.rearranged.isEmpty {
            for constraint in agenda.entering.taken() { enter(constraint) }
            for stack in agenda.rearranged.taken() where holds(stack) { arrange(stack) }
        }
        for rule in agenda.stale.taken() where book.rule(of: rule.constraint) === rule { refresh(rule) }
        var seen: Set<ObjectIdentifier> = []
        let resized = agenda.resized.taken().filter { seen.insert(ObjectIdentifier($0)).inserted }
        resized.forEach(askContent)
        return resized
    }

    /// Makes the rules of a stack anew.
    func arrange(_ stack: UIStackView) {
        stacks.removeValue(forKey: ObjectIdentifier(stack))?.end(in: self)
        stacks[ObjectIdentifier(stack)] = StackArrangement(of: stack, in: self)
    }

    private func placedChildren(of placement: Placement) -> [Placement] {
        placement.view?.children.compactMap { self.placement(of: $0) } ?? []
    }

    /// Reads what was found, and asks for layout passes, unless all is only measured; answers what has another width
    /// now.
    private func place() -> [Placement] {
        var widened: [Placement] = []
        let changes = solver.takeChanges()
        let solver = solver  // copied once: of a stored one each call would make a copy
        for variable in changes {
            // A placement is read for each of its unknowns that changed, and has moved at the first only.
            guard let placement = owners[variable] else { continue }
            let change = placement.read(solver)
            if change.moved, root?.isFitted != true { placement.noteMoved() }
            if change.widened { widened.append(placement) }
        }
        return widened
    }
}
