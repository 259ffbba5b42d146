/// Adding, changing, removing and reading constraints.
extension ConstraintSolver {
    /// Takes the constraint up in the next `solve`. Throws when a number is out of range or a variable unknown.
    package mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintHandle {
        let constant = try Self.checked(constraint.constant)
        let coefficients = try coefficients(of: constraint.expression)
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

    /// Takes the constraint out of the sums, as it is before its priority changes or it goes.
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

    /// The expression's coefficients by column, rising, each column once.
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
            // What is left where coefficients cancel out is rounding.
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
