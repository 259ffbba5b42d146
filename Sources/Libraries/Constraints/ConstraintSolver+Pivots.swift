extension ConstraintSolver {
    /// Computes a constraint as a linear combination of the active constraints, in `work.row`.
    func findRow(_ row: Int32, using work: inout SolverWorkspace) {
        work.row.clear()
        for place in table.places(row) {
            work.row.add(table.terms[place].coefficient, at: Int(table.terms[place].column))
        }
        factorization.solveTransposed(&work.row, table: table, search: &work.search)
    }

    /// Computes in `work.column` how the variables move if only the active constraint in the slot moves.
    func findColumn(_ slot: Int, using work: inout SolverWorkspace) {
        work.column.clear()
        work.column.add(1, at: slot)
        factorization.solve(&work.column, table: table, search: &work.search)
    }

    /// Changes the price of the constraint in `work.row`, and adjusts the prices of the active constraints so that the
    /// sum stays zero.
    mutating func charge(_ change: Price, except excepted: Int = -1, using work: inout SolverWorkspace) {
        guard !change.isZero else { return }
        let negligible = Self.negligible(work.row)
        for slot in work.row.support where Int(slot) != excepted {
            let share = work.row[Int(slot)]
            guard abs(share) > negligible else { continue }
            prices[Int(slot)].add(change, times: -share)
            if agenda.doubts.areOpen { agenda.doubts.add(Int(slot)) }
            work.search.operations += change.parts.count + prices[Int(slot)].parts.count
        }
    }

    /// Performs a pivot: the constraint in `work.row` becomes active in the slot. The slot's previous constraint is not
    /// active any more and gets the given outcome.
    mutating func exchange(
        _ entering: Int32, at slot: Int, leaving outcome: Outcome, using work: inout SolverWorkspace
    ) {
        let leaving = factorization.occupants[slot]
        var final = Price.zero
        if leaving >= 0 {
            if !table.rows[Int(leaving)].isRemoved { final = table.rows[Int(leaving)].price(outcome) }
            table.rows[Int(leaving)].standing = .resting(table.rows[Int(leaving)].isRemoved ? .met : outcome)
        }
        var change = prices[slot]
        change.add(final, times: -1)
        change = change.scaled(by: 1 / work.row[slot])
        charge(change, except: slot, using: &work)
        prices[slot] = restingPrice(entering)
        prices[slot].add(change)
        if agenda.doubts.areOpen { agenda.doubts.add(slot) }
        factorization.replace(slot, by: entering, weights: work.row)
        table.rows[Int(entering)].standing = .active(slot: Int32(slot))
    }

    func restingPrice(_ row: Int32) -> Price {
        guard case .resting(let outcome) = table.rows[Int(row)].standing else { return .zero }
        return table.rows[Int(row)].price(outcome)
    }

    func upperLimit(_ slot: Int) -> PriceLimit {
        let row = factorization.occupants[slot]
        return row < 0 ? .at(0, 0) : table.rows[Int(row)].upperLimit
    }

    func lowerLimit(_ slot: Int) -> PriceLimit {
        let row = factorization.occupants[slot]
        return row < 0 ? .at(0, 0) : table.rows[Int(row)].lowerLimit
    }

    /// Returns whether no constraint determines the slot's value. The slot then fixes a variable at its position, or
    /// contains a removed constraint.
    func isLoose(_ slot: Int) -> Bool {
        let row = factorization.occupants[slot]
        return row < 0 || table.rows[Int(row)].isRemoved
    }

    /// Returns the serial number of the constraint in the slot, which is its age. A slot without a constraint is
    /// treated as the oldest.
    func serial(_ slot: Int) -> Int {
        let row = factorization.occupants[slot]
        return row < 0 ? slot - positions.count : Int(table.rows[Int(row)].serial)
    }

    /// Moves the variables along `work.column`. Throws `diverged`, and moves none, if a position would become too
    /// large.
    mutating func move(by step: Double, _ work: inout SolverWorkspace) throws(ConstraintError) {
        for variable in work.column.support {
            let position = positions[Int(variable)] + step * work.column[Int(variable)]
            guard abs(position) <= 1e14 else { throw .diverged }
        }
        for variable in work.column.support {
            let distance = step * work.column[Int(variable)]
            if distance != 0 { shift(Int(variable), by: distance, using: &work) }
        }
    }

    /// Adds `distance` to a variable, and marks its inactive constraints for a new check.
    mutating func shift(_ variable: Int, by distance: Double, using work: inout SolverWorkspace) {
        positions[variable] += distance
        work.move(Int32(variable))
        var place = Int(table.columns[variable].firstTerm)
        while place >= 0 {
            let term = table.terms[place]
            let row = table.rows[Int(term.row)]
            work.search.operations += 1
            if case .resting = row.standing, !row.isRemoved { work.suspect(term.row) }
            place = Int(term.next)
        }
    }

    /// Sets the constraints that `work` has found to those that use one of the variables.
    func meet(_ variables: [Int32], using work: inout SolverWorkspace) {
        work.forgetMet()
        for variable in variables {
            var place = Int(table.columns[Int(variable)].firstTerm)
            while place >= 0 {
                work.meet(table.terms[place].row)
                place = Int(table.terms[place].next)
            }
        }
    }

    /// Returns the magnitude below which an element of a tableau row or column is a rounding error.
    static func negligible(_ vector: SparseVector) -> Double { max(1e-9 * vector.magnitude, 1e-11) }
}
