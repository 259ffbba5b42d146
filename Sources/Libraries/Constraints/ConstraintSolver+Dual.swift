/// The dual simplex method.
///
/// At its start no reduced cost has the wrong sign, but the values of some constraints are outside their bounds.
extension ConstraintSolver {
    /// Repairs constraints that may violate their recorded outcome, until none of them violates it.
    mutating func repairAll(_ work: inout SolverWorkspace) throws(ConstraintError) {
        while let row = nextFaulty(&work) {
            try work.check()
            if factorization.isHeavy(table) { try factor(&work) }
            if agenda.doubts.areOpen { return work.suspect(row) }
            try repair(row, using: &work)
        }
    }

    /// Returns the amount by which the constraint violates its recorded outcome; nil if it does not violate it.
    func fault(_ row: Int32) -> Double? {
        let record = table.rows[Int(row)]
        guard case .resting(let outcome) = record.standing, !record.isRemoved else { return nil }
        let fault = record.fault(for: outcome, residual: table.residual(of: row, at: positions))
        return abs(fault) > table.tolerance(of: row, at: positions) ? fault : nil
    }

    /// Returns the next constraint to repair: the suspect with the largest violation, the first one if there are many
    /// suspects, or the oldest one if solving has stalled. Nil if no suspect violates its outcome.
    private func nextFaulty(_ work: inout SolverWorkspace) -> Int32? {
        guard work.isStalled || work.suspectCount <= Self.manySuspects else {
            while let row = work.popSuspect() { if fault(row) != nil { return row } }
            return nil
        }
        var best: (row: Int32, fault: Double)?
        for row in work.takeSuspects() {
            work.search.operations += 1
            guard let fault = fault(row) else { continue }
            guard let current = best else {
                best = (row, abs(fault))
                continue
            }
            let isOlder = table.rows[Int(row)].serial < table.rows[Int(current.row)].serial
            if work.isStalled ? isOlder : abs(fault) > current.fault || abs(fault) == current.fault && isOlder {
                work.suspect(current.row)
                best = (row, abs(fault))
            } else {
                work.suspect(row)
            }
        }
        return best?.row
    }

    /// The number of suspects above which comparing them all before each pivot would cost more than it saves.
    private static let manySuspects = 128

    /// Makes the constraint active in place of the active constraint that is cheapest to violate. If the constraint
    /// itself is cheapest, records that it is violated.
    private mutating func repair(_ row: Int32, using work: inout SolverWorkspace) throws(ConstraintError) {
        guard let fault = fault(row) else { return }
        findRow(row, using: &work)
        let falls = fault < 0
        let record = table.rows[Int(row)]
        let giving = cheapest(falls: falls, &work)
        var own = (falls ? record.lowerLimit : record.upperLimit).price
        own?.add(restingPrice(row), times: -1)
        if falls { own = own?.scaled(by: -1) }
        if let own, giving == nil || givesWay(row, price: own, before: giving) {
            charge(own.scaled(by: falls ? -1 : 1), using: &work)
            table.rows[Int(row)].standing = .resting(record.outcome(upwards: !falls))
            return work.countPivot(isIdle: false)
        }
        guard let giving else {
            work.suspect(row)
            throw .conflict(conflict(with: row, using: work))
        }
        let share = work.row[giving.slot]
        findColumn(giving.slot, using: &work)
        // The row and the column give the same number. If they differ, rounding errors have accumulated, and the
        // factorization must be recomputed.
        let check = rateOfChange(of: row, using: work)
        if abs(check - share) > 1e-6 * max(1, abs(share)), !factorization.isTriangular {
            work.suspect(row)
            work.pivots += 1
            return try factor(&work)
        }
        let step = -table.residual(of: row, at: positions) / share
        try move(by: step, &work)
        let isIdle = giving.price.isZero && !isLoose(giving.slot)
        work.countPivot(isIdle: isIdle)
        exchange(row, at: giving.slot, leaving: leavingOutcome(giving.slot, rises: (share > 0) == falls), using: &work)
    }

    private func leavingOutcome(_ slot: Int, rises: Bool) -> Outcome {
        let row = factorization.occupants[slot]
        return row < 0 ? .met : table.rows[Int(row)].outcome(upwards: rises)
    }

    /// Returns the rate of change of the constraint's sum along `work.column`.
    func rateOfChange(of row: Int32, using work: SolverWorkspace) -> Double {
        var sum = 0.0
        for place in table.places(row) {
            sum += table.terms[place].coefficient * work.column[Int(table.terms[place].column)]
        }
        return sum
    }

    private struct Giving {
        var slot: Int
        /// The cost of violating the slot's constraint by one unit.
        var price: Price
    }

    /// Returns the slot whose price reaches its limit first (the ratio test); nil if there is none.
    private func cheapest(falls: Bool, _ work: inout SolverWorkspace) -> Giving? {
        let negligible = Self.negligible(work.row)
        var loose = -1
        for slot in work.row.support where isLoose(Int(slot)) && abs(work.row[Int(slot)]) > negligible {
            if loose < 0 || abs(work.row[Int(slot)]) > abs(work.row[loose]) { loose = Int(slot) }
        }
        if loose >= 0 { return Giving(slot: loose, price: .zero) }
        var best: Giving?
        for index in work.row.support {
            let slot = Int(index)
            let share = work.row[slot]
            guard abs(share) > negligible else { continue }
            let rises = (share > 0) == falls
            guard var room = (rises ? upperLimit(slot) : lowerLimit(slot)).price else { continue }
            room.add(prices[slot], times: -1)
            work.search.operations += prices[slot].parts.count
            room = room.scaled(by: (rises ? 1 : -1) / abs(share))
            if room.sign < 0 { room = .zero }
            guard let current = best else {
                best = Giving(slot: slot, price: room)
                continue
            }
            let order = room.compared(with: current.price)
            if order < 0 || order == 0 && isPreferred(slot, to: current.slot, using: work) {
                best = Giving(slot: slot, price: room)
            }
        }
        return best
    }

    /// Returns whether a slot is preferred to another one with an equal price. The constraint that was added last is
    /// violated, unless dividing by its coefficient would lose much precision.
    private func isPreferred(_ slot: Int, to other: Int, using work: SolverWorkspace) -> Bool {
        if work.isStalled { return serial(slot) < serial(other) }
        let ratio = abs(work.row[slot]) / abs(work.row[other])
        if ratio > 1e3 || ratio < 1e-3 { return ratio > 1 }
        return serial(slot) > serial(other)
    }

    /// Returns whether the constraint itself is violated in place of the active one. Of two equal prices, the
    /// constraint that was added last is violated.
    private func givesWay(_ row: Int32, price own: Price, before giving: Giving?) -> Bool {
        guard let giving else { return true }
        let order = own.compared(with: giving.price)
        return order < 0 || order == 0 && Int(table.rows[Int(row)].serial) > serial(giving.slot)
    }

    /// Returns the constraints of a conflict: the given one, and the active ones of which it is a linear combination.
    /// No smaller set conflicts, because the active constraints are independent.
    private func conflict(with row: Int32, using work: SolverWorkspace) -> [ConstraintHandle] {
        let negligible = Self.negligible(work.row)
        let others = work.row.support.filter { abs(work.row[Int($0)]) > negligible }
            .map { factorization.occupants[Int($0)] }
        return ([row] + others).map { table.handle(of: $0) }.sorted { $0.serial < $1.serial }
    }
}
