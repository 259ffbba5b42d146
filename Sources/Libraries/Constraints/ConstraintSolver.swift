/// An incremental solver of linear constraints with priorities: a Cassowary solver as Auto Layout uses one (Badros,
/// Borning and Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*, 2001).
///
/// Additions, removals and changes take effect together in `solve`. The same calls give bit-identical values. A
/// variable that the constraints leave open keeps its value, which is 0 at first.
///
/// The solver is a value type with copy-on-write storage. The size of a view under other conditions can therefore be
/// computed in a copy. Unlike the paper, it stores no tableau, whose size is quadratic for a chain of views, but the
/// active constraints in a `Factorization`. A priority is not a weight: it outranks any number of constraints with
/// lower priorities.
package struct ConstraintSolver: Sendable {
    /// The allowed magnitudes of coefficients other than 0.
    package static let coefficients = 1e-5...1e5
    /// The largest magnitude of a constant.
    package static let largestConstant = 1e9

    /// The limits on the work of one call of `solve`.
    package var limits = SolvingLimits()

    var table = ConstraintTable()
    var factorization = Factorization()
    /// The price of the constraint in each slot.
    var prices: [Price] = []
    /// The position of each variable while solving; `solution` has the values that callers see.
    var positions: [Double] = []
    var agenda = Agenda()
    var solution = Solution()

    package init() {}

    // MARK: Variables

    /// Adds a variable that no constraint uses yet.
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

    /// Removes a variable. Throws `variableInUse` while a constraint uses it, and `unknownVariable` if it was removed.
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

    /// Returns the variable's value after the last successful `solve`; 0 if the variable was removed.
    package func value(of variable: Variable) -> Double {
        table.index(of: variable).map { solution.values[$0] } ?? 0
    }

    /// Returns the variables whose values changed since the last call, in index order. That is the order in which the
    /// variables were added, except that a variable may reuse the index of a removed one.
    package mutating func takeChanges() -> [Variable] { solution.takeChanges(table) }

    // MARK: Solving

    /// Updates the values for all additions, removals and changes.
    ///
    /// Throws `conflict`, `exhausted` or `diverged`. The values then stay unchanged, and the changes stay pending.
    /// After a conflict, remove one of its constraints, or lower its priority, and solve again.
    package mutating func solve() throws(ConstraintError) { try solve { _ in nil } }

    /// Updates the values, and resolves conflicts by removing constraints.
    ///
    /// The cost of a conflict depends only on the constraints that it affects.
    ///
    /// - Parameter choose: Receives the constraints of a conflict, in the order of `ConstraintError.conflict`. Returns
    ///   the constraint to remove; nil throws the conflict. Must not use the solver.
    package mutating func solve(
        removing choose: ([ConstraintHandle]) -> ConstraintHandle?
    ) throws(ConstraintError) {
        var limits = limits
        try solve(&limits, removing: choose)
    }

    /// Updates the values, and subtracts the work done from the limits.
    mutating func solve(
        _ limits: inout SolvingLimits, removing choose: ([ConstraintHandle]) -> ConstraintHandle? = { _ in nil }
    ) throws(ConstraintError) {
        guard !agenda.isEmpty else { return }
        var work = SolverWorkspace(limits, variables: positions.count, rows: table.rows.count)
        do throws(ConstraintError) {
            try run(&work, removing: choose)
        } catch {
            // Solving could not recover from unbounded values, even after their cause was removed, so it restarts from
            // the last values.
            if case .diverged = error { positions = solution.values }
            agenda.stop()
            throw error
        }
        solution.apply(positions, moved: agenda.wasStopped ? nil : work.moved)
        agenda.finish()
        limits.pivots -= work.pivots
        limits.operations -= work.search.operations
    }

    /// Adds a constraint and solves. If that throws, the solver is unchanged.
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
