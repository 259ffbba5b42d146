/// The primal simplex method. All constraints match their outcomes, but some prices exceed their limits, because
/// constraints were removed or changed priority.
extension ConstraintSolver {
    /// Moves the variables along edges on which the cost falls, until there are none.
    ///
    /// A constraint that is violated is treated as if its value were exactly at its bound. It is repaired later.
    mutating func lowerCost(_ work: inout SolverWorkspace) throws(ConstraintError) {
        while let (slot, excess) = dearest(&work) {
            try work.check()
            if factorization.isHeavy(table) {
                try factor(&work)
                continue
            }
            try descend(slot, excess: excess, using: &work)
        }
        agenda.doubts.close()
    }

    /// Returns the slot whose price exceeds a limit most, and the excess; the oldest such slot if solving has stalled.
    /// Nil if there is none.
    private mutating func dearest(_ work: inout SolverWorkspace) -> (slot: Int, excess: Price)? {
        var best: (slot: Int, excess: Price)?
        var doubts = agenda.doubts
        agenda.doubts = PriceDoubts()
        doubts.keep(all: prices.indices) { slot in
            work.search.operations += 1
            guard !prices[slot].isZero, let excess = excess(slot) else { return false }
            guard let current = best else {
                best = (slot, excess)
                return true
            }
            let order = magnitude(excess).compared(with: magnitude(current.excess))
            let isDearer = order > 0 || order == 0 && slot < current.slot
            if work.isStalled ? serial(slot) < serial(current.slot) : isDearer { best = (slot, excess) }
            return true
        }
        agenda.doubts = doubts
        return best
    }

    private func magnitude(_ price: Price) -> Price { price.sign < 0 ? price.scaled(by: -1) : price }

    /// Returns the amount by which the slot's price exceeds a limit: positive if it is too high, negative if it is too
    /// low, nil if it is within its limits.
    private func excess(_ slot: Int) -> Price? {
        if var limit = upperLimit(slot).price {
            limit.add(prices[slot], times: -1)
            if limit.sign < 0 { return limit.scaled(by: -1) }
        }
        if var limit = lowerLimit(slot).price {
            limit.add(prices[slot], times: -1)
            if limit.sign > 0 { return limit.scaled(by: -1) }
        }
        return nil
    }

    /// A point on an edge at which an inactive constraint changes its outcome.
    private struct Bend {
        let row: Int32
        let distance: Double
        /// The rate of change of the constraint's sum along the edge.
        let rate: Double
        let outcome: Outcome
        /// The change of the constraint's price at this point; nil if the constraint must not be moved beyond it.
        let change: Price?
    }

    /// Moves the variables along the edge on which only the constraint in the slot moves, beyond all bends after which
    /// the cost still falls.
    private mutating func descend(
        _ slot: Int, excess: Price, using work: inout SolverWorkspace
    ) throws(ConstraintError) {
        let rises = excess.sign > 0
        findColumn(slot, using: &work)
        let bends = bends(rises: rises, using: &work)
        var slope = magnitude(excess).scaled(by: -1)
        var passed = 0
        while passed < bends.count, let change = bends[passed].change {
            var next = slope
            next.add(change, times: bends[passed].rate)
            guard next.sign < 0 else { break }
            slope = next
            passed += 1
        }
        guard passed < bends.count else {
            // The cost cannot fall forever, so the price exceeds its limit only by a rounding error.
            prices[slot].add(excess, times: -1)
            work.pivots += 1
            return
        }
        let bend = bends[passed]
        try move(by: rises ? bend.distance : -bend.distance, &work)
        for bend in bends[..<passed] {
            findRow(bend.row, using: &work)
            if let change = bend.change { charge(change, using: &work) }
            table.rows[Int(bend.row)].standing = .resting(bend.outcome)
        }
        work.countPivot(isIdle: bend.distance == 0 && !isLoose(slot))
        findRow(bend.row, using: &work)
        let leaving = factorization.occupants[slot]
        exchange(
            bend.row, at: slot, leaving: leaving < 0 ? .met : table.rows[Int(leaving)].outcome(upwards: rises),
            using: &work)
        agenda.edited.append(bend.row)
    }

    private func bends(rises: Bool, using work: inout SolverWorkspace) -> [Bend] {
        let negligible = Self.negligible(work.column)
        meet(work.column.support.filter { abs(work.column[Int($0)]) > negligible }, using: &work)
        var bends: [Bend] = []
        for row in work.met {
            let rate = (rises ? 1 : -1) * rateOfChange(of: row, using: work)
            if abs(rate) > negligible, let bend = bend(of: row, rate: rate) { bends.append(bend) }
        }
        return bends.sorted {
            ($0.distance, table.rows[Int($0.row)].serial) < ($1.distance, table.rows[Int($1.row)].serial)
        }
    }

    private func bend(of row: Int32, rate: Double) -> Bend? {
        let record = table.rows[Int(row)]
        guard case .resting(let outcome) = record.standing, !record.isRemoved else { return nil }
        let isHeld = outcome == .met && record.isEquality
        // There is no bend if the constraint moves away from its boundary, or is on the side where it is satisfied.
        guard isHeld || (outcome == .short) == (rate > 0) else { return nil }
        let residual = table.residual(of: row, at: positions)
        let distance = isHeld ? 0 : max(0, -residual / rate)
        let limit = rate > 0 ? record.upperLimit : record.lowerLimit
        var change = limit.price
        change?.add(record.price(outcome), times: -1)
        return Bend(
            row: row, distance: distance, rate: rate, outcome: record.outcome(upwards: rate > 0), change: change)
    }
}
