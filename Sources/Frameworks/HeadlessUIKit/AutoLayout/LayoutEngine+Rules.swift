import Constraints

/// The app's own constraints in the solver.
extension LayoutEngine {
    /// Adds a constraint to the solver, unless one of its items is not in the tree.
    func enter(_ constraint: NSLayoutConstraint) {
        guard constraint.isActive, !constraint.isOrphaned, book.rule(of: constraint) == nil,
            holds(constraint.first), constraint.second == nil || holds(constraint.second)
        else { return }
        let rule = LayoutRule(constraint)
        guard let linear = equation(of: rule) else { return }
        do {
            rule.handle = try solver.add(linear)
        } catch {
            log(.constraintIgnored(reason: "\(constraint.sentence). \(error)"))
        }
        book.add(rule)
        loosen(rule)
    }

    /// Updates a rule's constant and priority in the solver.
    func refresh(_ rule: LayoutRule) {
        guard let handle = rule.handle, let linear = equation(of: rule, isNew: false) else { return }
        guard let before = solver.constraint(handle),
            before.constant != linear.constant || before.priority != linear.priority
        else { return }
        loosen(rule)
        do {
            try solver.setConstant(linear.constant, of: handle)
            try solver.setPriority(linear.priority, of: handle)
        } catch {
            log(.constraintIgnored(reason: "\(rule.constraint.sentence). \(error)"))
        }
    }

    /// Schedules the items of a rule to be measured again, because their text may need fewer lines without the rule.
    func loosen(_ rule: LayoutRule) {
        agenda.loosened += rule.sources.compactMap { placement(of: $0) }
    }

    /// Solves the constraints, breaking required rules that conflict.
    func solve() {
        do {
            try solver.solve(removing: giveUp)
        } catch {
            log(.constraintIgnored(reason: "\(error)"))
        }
    }

    /// Breaks the newest of the app's own constraints in a conflict, as UIKit does, and logs it. Returns the constraint
    /// that the solver is to remove.
    private func giveUp(oneOf handles: [ConstraintHandle]) -> ConstraintHandle? {
        let guilty = handles.compactMap { book.rule(of: $0) }
        guard let broken = guilty.last, let handle = book.breakRule(broken) else { return handles.last }
        var sentences = guilty.prefix(Self.maximumListed).map(\.constraint.sentence)
        if guilty.count > sentences.count { sentences.append("\(guilty.count - sentences.count) more") }
        ConstraintConflicts.record(.init(constraints: sentences, broken: broken.constraint.sentence))
        return handle
    }

    /// The maximum number of constraints named for one conflict, so that a long chain does not fill the log.
    private static let maximumListed = 16

    private func log(_ note: ConsoleMessage) { AppEnvironment.current.host.log(note) }
}
