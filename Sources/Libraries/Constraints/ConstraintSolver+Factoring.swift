/// Recomputing the factorization, which also frees removed rows and columns.
extension ConstraintSolver {
    /// Recomputes the factorization of the active constraints, without those that were removed.
    mutating func factor(_ work: inout SolverWorkspace) throws(ConstraintError) {
        var rows: [Int32] = []
        var held: [Int] = []
        var kept: [(row: Int32, price: Price)] = []
        for (slot, row) in factorization.occupants.enumerated() {
            if row < 0 {
                if !prices[slot].isZero { held.append(slot) }
            } else if !table.rows[Int(row)].isRemoved || !prices[slot].isZero {
                rows.append(row)
                kept.append((row, prices[slot]))
            }
        }
        var dependent: [Int32] = []
        guard
            let fresh = Factorization(
                of: rows, holding: held, table: table, limit: work.limits.operations, search: &work.search,
                dependent: &dependent)
        else { throw .exhausted(pivots: work.pivots, operations: work.search.operations) }
        let old = prices
        prices = Array(repeating: .zero, count: positions.count)
        for slot in held { prices[slot] = old[slot] }
        factorization = fresh
        adopt(kept)
        for row in dependent {
            table.rows[Int(row)].standing = .waiting
            agenda.waiting.append(row)
        }
        if !dependent.isEmpty { findPrices(&work) }
        agenda.doubts.widen()
        sweep()
        try satisfy(rows, using: &work)
    }

    /// Records the slot of each active constraint, and restores its price.
    private mutating func adopt(_ kept: [(row: Int32, price: Price)]) {
        for (slot, row) in factorization.occupants.enumerated() where row >= 0 {
            table.rows[Int(row)].standing = .active(slot: Int32(slot))
        }
        for (row, price) in kept {
            guard case .active(let slot) = table.rows[Int(row)].standing,
                factorization.occupants[Int(slot)] == row
            else { continue }
            prices[Int(slot)] = price
        }
    }

    /// Computes all prices from the outcomes of the constraints that are not active.
    private mutating func findPrices(_ work: inout SolverWorkspace) {
        prices = Array(repeating: .zero, count: positions.count)
        for index in table.rows.indices where !table.rows[index].isRemoved {
            let price = restingPrice(Int32(index))
            guard !price.isZero else { continue }
            findRow(Int32(index), using: &work)
            charge(price, using: &work)
        }
        agenda.doubts.open()
    }

    /// Frees the storage of removed constraints and variables.
    private mutating func sweep() {
        var ghosts: [Int32] = []
        for row in agenda.ghosts {
            let isActive =
                if case .active(let slot) = table.rows[Int(row)].standing {
                    factorization.occupants[Int(slot)] == row
                } else {
                    false
                }
            if isActive { ghosts.append(row) } else { table.releaseRow(row) }
        }
        agenda.ghosts = ghosts
        table.closeGaps()
        agenda.leaving.removeAll { variable in
            guard table.columns[variable].termCount == 0, factorization.occupants[variable] < 0 else { return false }
            positions[variable] = 0
            solution.forget(variable)
            table.recycleColumn(variable)
            return true
        }
    }
}
