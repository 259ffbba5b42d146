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

    /// The variables whose values changed since this was last asked, in the order in which they were added.
    package mutating func takeChanges() -> [Variable] { solution.takeChanges(table) }

    // MARK: Constraints

    /// Takes the constraint up in the next `solve`. Throws when a number is out of range or a variable unknown.
    package mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintHandle {
        let constant = try Self.checked(constraint.constant)
        var sums: [(column: Int32, coefficient: Double)] = []
        for term in constraint.expression.terms {
            guard let index = table.index(of: term.variable) else { throw .unknownVariable }
            sums.append((Int32(index), term.coefficient))
        }
        sums.sort { $0.column < $1.column }
        var coefficients: [(column: Int32, coefficient: Double)] = []
        for (column, coefficient) in sums {
            if let last = coefficients.last, last.column == column {
                coefficients[coefficients.count - 1].coefficient += coefficient
            } else {
                coefficients.append((column, coefficient))
            }
        }
        for (_, coefficient) in coefficients
        where coefficient != 0 && !Self.coefficients.contains(abs(coefficient)) {
            throw .coefficientOutOfRange(coefficient)
        }
        coefficients.removeAll { $0.coefficient == 0 }
        let row = table.addRow(coefficients, constraint.relation, constant, constraint.priority)
        agenda.waiting.append(row)
        return table.handle(of: row)
    }

    /// Takes the constraint back, as though it had never been; the values follow in the next `solve`.
    package mutating func remove(_ constraint: ConstraintHandle) throws(ConstraintError) {
        guard let row = table.row(of: constraint) else { throw .unknownConstraint }
        withdraw(row)
        table.rows[Int(row)].isRemoved = true
        agenda.ghosts.append(row)
    }

    /// Changes what stands on the right when all variables are on the left.
    package mutating func setConstant(
        _ constant: Double, of constraint: ConstraintHandle
    ) throws(ConstraintError) {
        let constant = try Self.checked(constant)
        guard let row = table.row(of: constraint) else { throw .unknownConstraint }
        let signed = table.rows[Int(row)].isNegated ? -constant : constant
        guard table.rows[Int(row)].constant != signed else { return }
        table.rows[Int(row)].constant = signed
        agenda.edited.append(row)
    }

    /// Changes how much the constraint matters.
    package mutating func setPriority(
        _ priority: Priority, of constraint: ConstraintHandle
    ) throws(ConstraintError) {
        guard let row = table.row(of: constraint) else { throw .unknownConstraint }
        guard table.rows[Int(row)].priority != priority.rawValue else { return }
        withdraw(row)
        table.rows[Int(row)].priority = priority.rawValue
    }

    /// The constraint as it is asked for now; nil when it was removed.
    package func constraint(_ handle: ConstraintHandle) -> LinearConstraint? {
        guard let index = table.row(of: handle) else { return nil }
        let row = table.rows[Int(index)]
        let sign: Double = row.isNegated ? -1 : 1
        var sum = LinearExpression()
        for place in table.places(index) {
            let term = table.terms[place]
            let column = table.columns[Int(term.column)]
            sum += LinearExpression(
                Variable(index: term.column, generation: column.generation), times: sign * term.coefficient)
        }
        return LinearConstraint(
            sum, row.isEquality ? .equal : row.isNegated ? .lessOrEqual : .greaterOrEqual,
            LinearExpression(sign * row.constant), priority: Priority(row.priority) ?? .required)
    }

    /// By how much the left side misses the right one with the values of the last `solve`: 0 when the constraint holds,
    /// and negative when the left side is too small.
    package func error(of constraint: ConstraintHandle) throws(ConstraintError) -> Double {
        guard let row = table.row(of: constraint) else { throw .unknownConstraint }
        let residual = table.residual(row, solution.values)
        let fault = table.rows[Int(row)].fault(.met, residual)
        guard abs(fault) > table.tolerance(row, solution.values) else { return 0 }
        return table.rows[Int(row)].isNegated ? -fault : fault
    }

    // MARK: Solving

    /// Brings the values up to all that was added, removed and changed.
    ///
    /// Throws `conflict`, `exhausted` or `diverged`; then the values stay what they were, and what was asked stays
    /// asked. After a conflict, remove one of its constraints, or lower its priority, and solve again.
    package mutating func solve() throws(ConstraintError) {
        var limits = limits
        try solve(&limits)
    }

    /// Takes what it cost off the limits.
    mutating func solve(_ limits: inout SolvingLimits) throws(ConstraintError) {
        guard !agenda.isEmpty else { return }
        var work = Workspace(limits, variables: positions.count, rows: table.rows.count)
        do throws(ConstraintError) {
            try run(&work)
        } catch {
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
            throw error
        }
    }

    /// Takes the constraint out of the sums, as it is before its priority changes or it goes.
    private mutating func withdraw(_ row: Int32) {
        switch table.rows[Int(row)].standing {
        case .vacant, .waiting, .resting(.met): break
        case .resting(let outcome):
            agenda.withdrawn.append(Withdrawal(row: row, price: table.rows[Int(row)].price(outcome)))
            table.rows[Int(row)].standing = .waiting
            agenda.waiting.append(row)
        case .active(let slot):
            if !prices[Int(slot)].isZero { agenda.mustPrice = true }
        }
    }

    private static func checked(_ constant: Double) throws(ConstraintError) -> Double {
        guard constant.magnitude <= largestConstant else { throw .constantOutOfRange(constant) }
        return constant == 0 ? 0 : constant
    }
}
