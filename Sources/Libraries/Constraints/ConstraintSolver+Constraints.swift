/// Adding, changing, removing and reading constraints.
extension ConstraintSolver {
    /// Adds a constraint, which takes effect in the next `solve`. Throws if a number is out of range or a variable is
    /// unknown.
    package mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintHandle {
        let constant = try Self.checked(constraint.constant)
        let coefficients = try coefficients(of: constraint.expression)
        let row = table.addRow(
            coefficients, relation: constraint.relation, constant: constant, priority: constraint.priority)
        agenda.waiting.append(row)
        return table.handle(of: row)
    }

    /// Removes a constraint as if it had never been added. The values change in the next `solve`. Throws
    /// `unknownConstraint` if the constraint was already removed.
    package mutating func remove(_ constraint: ConstraintHandle) throws(ConstraintError) {
        guard let row = table.row(of: constraint) else { throw .unknownConstraint }
        withdraw(row)
        table.rows[Int(row)].isRemoved = true
        agenda.ghosts.append(row)
    }

    /// Changes the constant of a constraint, in the form that has all variables on the left side and the constant on
    /// the right side. Throws if the constant is out of range, or if the constraint was removed.
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

    /// Changes the priority of a constraint. Throws `unknownConstraint` if the constraint was removed.
    package mutating func setPriority(
        _ priority: Priority, of constraint: ConstraintHandle
    ) throws(ConstraintError) {
        guard let row = table.row(of: constraint) else { throw .unknownConstraint }
        guard table.rows[Int(row)].priority != priority.rawValue else { return }
        withdraw(row)
        table.rows[Int(row)].priority = priority.rawValue
    }

    /// Returns the constraint in its current form; nil if it was removed.
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

    /// Returns the difference between the left and the right side at the values of the last `solve`. The result is 0 if
    /// the constraint holds, and negative if the left side is too small. Throws `unknownConstraint` if the constraint
    /// was removed.
    package func error(of constraint: ConstraintHandle) throws(ConstraintError) -> Double {
        guard let row = table.row(of: constraint) else { throw .unknownConstraint }
        let residual = table.residual(of: row, at: solution.values)
        let fault = table.rows[Int(row)].fault(for: .met, residual: residual)
        guard abs(fault) > table.tolerance(of: row, at: solution.values) else { return 0 }
        return table.rows[Int(row)].isNegated ? -fault : fault
    }

    /// Schedules the removal of the constraint's price, because its priority is about to change or it is about to be
    /// removed.
    private mutating func withdraw(_ row: Int32) {
        switch table.rows[Int(row)].standing {
        case .vacant, .waiting, .resting(.met): break
        case .resting(let outcome):
            agenda.withdrawn.append(Withdrawal(row: row, price: table.rows[Int(row)].price(outcome)))
            table.rows[Int(row)].standing = .waiting
            agenda.waiting.append(row)
        case .active(let slot):
            if !prices[Int(slot)].isZero { agenda.doubts.add(Int(slot)) }
        }
    }

    /// Returns the expression's coefficients in ascending order of columns, each column once.
    private func coefficients(
        of expression: LinearExpression
    ) throws(ConstraintError) -> [(column: Int32, coefficient: Double)] {
        var terms: [(column: Int32, coefficient: Double)] = []
        for term in expression.terms {
            guard let index = table.index(of: term.variable) else { throw .unknownVariable }
            guard term.coefficient.isFinite else { throw .coefficientOutOfRange(term.coefficient) }
            terms.append((Int32(index), term.coefficient))
        }
        terms.sort { $0.column < $1.column }
        var sums: [(column: Int32, coefficient: Double)] = []
        var scale = 0.0
        for (place, term) in terms.enumerated() {
            if let last = sums.last, last.column == term.column {
                sums[sums.count - 1].coefficient += term.coefficient
            } else {
                sums.append(term)
                scale = 0
            }
            scale = max(scale, abs(term.coefficient))
            let isLast = place == terms.count - 1 || terms[place + 1].column != term.column
            guard isLast else { continue }
            let sum = abs(sums[sums.count - 1].coefficient)
            // Coefficients that cancel out may leave a remainder, which is a rounding error.
            if sum <= 1e-14 * Double(terms.count) * scale, sum < Self.coefficients.lowerBound {
                sums.removeLast()
            } else if !Self.coefficients.contains(sum) {
                throw .coefficientOutOfRange(sums[sums.count - 1].coefficient)
            }
        }
        return sums
    }

    private static func checked(_ constant: Double) throws(ConstraintError) -> Double {
        guard constant.magnitude <= largestConstant else { throw .constantOutOfRange(constant) }
        return constant == 0 ? 0 : constant
    }
}
