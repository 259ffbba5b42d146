/// Solves linear constraints with priorities, and keeps up with changes: a Cassowary solver (Badros, Borning and
/// Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*, 2001) as Auto Layout uses one.
///
/// What is added, removed or changed takes effect in `solve`, all at once. The same calls give the same values to the
/// last bit. A variable that the constraints leave open stays where it is; it begins at 0.
///
/// It is a value: a copy is free until one of the two changes, so what a view would need in another size can be tried
/// in a copy. Unlike the paper it keeps no tableau, which is quadratic for a chain of views, but the active
/// constraints in a `Factorization`; and a priority is no weight, but compared before all that are lower.
package struct ConstraintSolver: Sendable {
    /// The magnitudes that coefficients may have, other than 0.
    package static let coefficients = 1e-5...1e5
    /// The largest magnitude of a constant.
    package static let largestConstant = 1e9

    /// How much one call of `solve` may cost.
    package var limits = SolvingLimits()

    var table = ConstraintTable()
    var factorization = Factorization()
    /// Of the constraint in each slot.
    var prices: [Price] = []
    /// Of each variable, as far as solving has come.
    var positions: [Double] = []
    var agenda = Agenda()
    var solution = Solution()

    package init() {}

    // MARK: Variables

    /// A variable that no constraint knows yet.
    package mutating func addVariable() -> Variable {
        let variable = table.addColumn()
        if Int(variable.index) == positions.count {
            positions.append(0)
            prices.append(.zero)
            factorization.addVariable()
            solution.addVariable()
        }
        return variable
    }

    /// Throws `variableInUse` while a constraint names it.
    package mutating func removeVariable(_ variable: Variable) throws(ConstraintError) {
        guard let index = table.index(of: variable) else { throw .unknownVariable }
        var place = Int(table.columns[index].firstTerm)
        while place >= 0 {
            guard table.rows[Int(table.terms[place].row)].isRemoved else { throw .variableInUse }
            place = Int(table.terms[place].next)
        }
        table.retireColumn(index)
        agenda.leaving.append(index)
    }

    /// What the variable was when `solve` last succeeded; 0 for one that is gone.
    package func value(of variable: Variable) -> Double {
        table.index(of: variable).map { solution.values[$0] } ?? 0
    }

    /// The variables whose values changed since this was last asked, by their places: the order in which they were
    /// added, as long as none took the place of one that is gone.
    package mutating func takeChanges() -> [Variable] { solution.takeChanges(table) }

    // MARK: Solving

    /// Brings the values up to all that was added, removed and changed.
    ///
    /// Throws `conflict`, `exhausted` or `diverged`; then the values stay what they were, and what was asked stays
    /// asked. After a conflict, remove one of its constraints, or lower its priority, and solve again.
    package mutating func solve() throws(ConstraintError) { try solve { _ in nil } }

    /// The same, but goes on after a conflict without the constraint that `choose` answers, which is removed; a
    /// conflict for which it answers nil is thrown.
    ///
    /// Each conflict costs what it reaches, however many there are. `choose` is told the constraints as
    /// `ConstraintError.conflict` has them, and must not touch the solver.
    package mutating func solve(
        removing choose: ([ConstraintHandle]) -> ConstraintHandle?
    ) throws(ConstraintError) {
        var limits = limits
        try solve(&limits, removing: choose)
    }

    /// Takes what it cost off the limits.
    mutating func solve(
        _ limits: inout SolvingLimits, removing choose: ([ConstraintHandle]) -> ConstraintHandle? = { _ in nil }
    ) throws(ConstraintError) {
        guard !agenda.isEmpty else { return }
        var work = Workspace(limits, variables: positions.count, rows: table.rows.count)
        do throws(ConstraintError) {
            try run(&work, removing: choose)
        } catch {
            // From values without bounds nothing would come back, even where what led to them is gone.
            if case .diverged = error { positions = solution.values }
            agenda.stop()
            throw error
        }
        solution.take(positions, moved: agenda.wasStopped ? nil : work.moved)
        agenda.finish()
        limits.pivots -= work.pivots
        limits.operations -= work.search.operations
    }

    /// Adds the constraint and solves. When that throws, everything is as it was before.
    package mutating func addAndSolve(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintHandle {
        let before = self
        do throws(ConstraintError) {
            let handle = try add(constraint)
            try solve()
            return handle
        } catch {
            self = before
            table.skipSerial()
            throw error
        }
    }
}
