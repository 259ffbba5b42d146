/// The order in which pending changes are applied.
extension ConstraintSolver {
    mutating func run(
        _ work: inout SolverWorkspace, removing choose: ([ConstraintHandle]) -> ConstraintHandle?
    ) throws(ConstraintError) {
        if agenda.wasStopped {
            takeOutWithdrawn(&work)
            try factor(&work)
            suspectAll(&work)
        }
        while true {
            do throws(ConstraintError) {
                return try settle(&work)
            } catch {
                guard case .conflict(let constraints) = error, let loser = choose(constraints) else { throw error }
                try remove(loser)
            }
        }
    }

    /// Applies pending changes. If a conflict was resolved by removing a constraint, the next call continues from
    /// there.
    private mutating func settle(_ work: inout SolverWorkspace) throws(ConstraintError) {
        takeOutWithdrawn(&work)
        let isLittered = agenda.ghosts.count + agenda.leaving.count > 32 + positions.count / 8
        if isLittered || factorization.isHeavy(table) { try factor(&work) }
        repeat {
            if agenda.doubts.areOpen { try lowerCost(&work) }
            try moveEdited(&work)
            try takeUpWaiting(&work)
            try repairAll(&work)
            if !agenda.doubts.areOpen { try refine(&work) }
        } while agenda.doubts.areOpen || !agenda.waiting.isEmpty || !agenda.edited.isEmpty
    }

    private mutating func takeOutWithdrawn(_ work: inout SolverWorkspace) {
        guard !agenda.withdrawn.isEmpty else { return }
        agenda.doubts.open()
        for withdrawal in agenda.withdrawn {
            findRow(withdrawal.row, using: &work)
            charge(withdrawal.price.scaled(by: -1), using: &work)
        }
        agenda.withdrawn.removeAll()
    }

    private func suspectAll(_ work: inout SolverWorkspace) {
        for index in table.rows.indices {
            if case .resting = table.rows[index].standing, !table.rows[index].isRemoved { work.suspect(Int32(index)) }
        }
    }

    /// Moves the variables so that active constraints with changed constants hold.
    private mutating func moveEdited(_ work: inout SolverWorkspace) throws(ConstraintError) {
        let edited = agenda.edited
        agenda.edited.removeAll(keepingCapacity: true)
        for row in edited {
            if case .resting = table.rows[Int(row)].standing, !table.rows[Int(row)].isRemoved { work.suspect(row) }
        }
        try satisfy(edited, using: &work)
    }

    /// Moves the variables so that the active constraints among these hold.
    mutating func satisfy(_ rows: [Int32], using work: inout SolverWorkspace) throws(ConstraintError) {
        work.column.clear()
        for row in rows {
            let record = table.rows[Int(row)]
            guard case .active(let slot) = record.standing, !record.isRemoved else { continue }
            let residual = table.residual(of: row, at: positions)
            if residual != 0, work.column[Int(slot)] == 0 { work.column.add(-residual, at: Int(slot)) }
        }
        guard !work.column.support.isEmpty else { return }
        factorization.solve(&work.column, table: table, search: &work.search)
        try move(by: 1, &work)
    }

    /// Inserts added constraints. A constraint that can define a free variable becomes active; the others become
    /// suspects, which are checked for violations.
    ///
    /// Constraints with one variable come first, then those with higher priority, then those with fewer variables. The
    /// sizes of views that constraints place one after the other are thus known before their positions are computed,
    /// so that each position is computed once.
    private mutating func takeUpWaiting(_ work: inout SolverWorkspace) throws(ConstraintError) {
        guard !agenda.waiting.isEmpty else { return }
        var order: [Int32] = []
        for row in agenda.waiting {
            guard case .waiting = table.rows[Int(row)].standing else { continue }
            table.rows[Int(row)].standing = .resting(.met)
            if !table.rows[Int(row)].isRemoved { order.append(row) }
        }
        agenda.waiting.removeAll()
        order.sort { first, second in
            let (first, second) = (table.rows[Int(first)], table.rows[Int(second)])
            if (first.termCount > 1) != (second.termCount > 1) { return first.termCount <= 1 }
            if first.priority != second.priority { return first.priority > second.priority }
            if first.isEquality != second.isEquality { return first.isEquality }
            return (first.termCount, first.serial) < (second.termCount, second.serial)
        }
        let chains = order.firstIndex { table.rows[Int($0)].termCount > 1 } ?? order.endIndex
        for row in order[..<chains] { try takeUp(row, using: &work) }
        let rest = order[chains...].firstIndex { !isRequiredEquality($0) } ?? order.endIndex
        try takeUpTogether(Array(order[chains..<rest]), using: &work)
        for row in order[chains...] { try takeUp(row, using: &work) }
    }

    private func isRequiredEquality(_ row: Int32) -> Bool {
        table.rows[Int(row)].isRequired && table.rows[Int(row)].isEquality
    }

    private mutating func takeUp(_ row: Int32, using work: inout SolverWorkspace) throws(ConstraintError) {
        guard case .resting = table.rows[Int(row)].standing else { return }
        let mayDefine = table.rows[Int(row)].isEquality || table.rows[Int(row)].termCount == 1 && fault(row) != nil
        if mayDefine, let variable = freshVariable(row) {
            try define(variable, by: row, using: &work)
        } else {
            work.suspect(row)
        }
    }

    /// Makes many equalities active at once, by finding an order in which each defines a free variable. Constraints
    /// outside that order are inserted one by one.
    private mutating func takeUpTogether(_ rows: [Int32], using work: inout SolverWorkspace) throws(ConstraintError) {
        guard rows.count > 16 else { return }
        let held = positions.indices.filter { !factorization.isFresh($0) || !prices[$0].isZero }
        let order = Triangulation(of: rows, holding: held, table)
        work.search.operations += order.operations
        for (variable, row) in order.definitions {
            factorization.define(variable, by: row, table: table)
            table.rows[Int(row)].standing = .active(slot: Int32(variable))
        }
        try satisfy(order.definitions.map(\.row), using: &work)
    }

    private mutating func define(_ variable: Int, by row: Int32, using work: inout SolverWorkspace)
        throws(ConstraintError)
    {
        let distance = -table.residual(of: row, at: positions) / table.coefficient(row: row, column: variable)
        guard abs(positions[variable] + distance) <= 1e14 else { throw .diverged }
        factorization.define(variable, by: row, table: table)
        table.rows[Int(row)].standing = .active(slot: Int32(variable))
        if distance != 0 { shift(variable, by: distance, using: &work) }
    }

    /// Returns the newest of the constraint's variables that no other definition uses; nil if there is none. Defining
    /// the newest one leaves the oldest variables undetermined, so that these keep their values.
    private func freshVariable(_ row: Int32) -> Int? {
        var best: Int?
        var largest = 0.0
        for place in table.places(row) { largest = max(largest, abs(table.terms[place].coefficient)) }
        for place in table.places(row) {
            let variable = Int(table.terms[place].column)
            guard abs(table.terms[place].coefficient) >= 1e-3 * largest, factorization.isFresh(variable),
                prices[variable].isZero
            else { continue }
            if let current = best, current > variable { continue }
            best = variable
        }
        return best
    }

    /// Removes rounding errors from the active constraints whose variables have moved.
    private mutating func refine(_ work: inout SolverWorkspace) throws(ConstraintError) {
        meet(work.moved, using: &work)
        let rows = work.met.filter { row in
            guard case .active = table.rows[Int(row)].standing else { return false }
            return abs(table.residual(of: row, at: positions)) > 0.1 * table.tolerance(of: row, at: positions)
        }
        guard !rows.isEmpty else { return }
        try satisfy(rows, using: &work)
        try repairAll(&work)
    }
}
