/// Tests whether the constraints determine a variable's value.
///
/// A copy of the solver gets a further constraint that moves the variable, with a priority below all others. If the
/// variable moves, other values of it satisfy the constraints equally well.
extension ConstraintSolver {
    /// Returns whether other values of this variable satisfy every priority equally well.
    ///
    /// Solves pending changes first, and throws the errors of `solve`.
    package func isAmbiguous(_ variable: Variable) throws(ConstraintError) -> Bool {
        guard let index = table.index(of: variable) else { throw .unknownVariable }
        var limits = limits
        var settled = self
        try settled.solve(&limits)
        guard try settled.candidates(&limits).contains(index) else { return false }
        for distance in [1.0, -1.0]
        where try settled.yielding([index], to: distance, limits: &limits).contains(index) { return true }
        return false
    }

    /// Returns all variables for which `isAmbiguous` is true, in the order of `takeChanges`.
    package func ambiguousVariables() throws(ConstraintError) -> [Variable] {
        var limits = limits
        var settled = self
        try settled.solve(&limits)
        var open = try settled.candidates(&limits)
        var found: Set<Int> = []
        // Moving all variables at once finds most of the undetermined ones. Each of the others is then moved alone,
        // because it may have been held back by variables that moved together with it.
        for distance in [1.0, -1.0] where !open.isEmpty {
            found.formUnion(try settled.yielding(open, to: distance, limits: &limits))
            open.removeAll { found.contains($0) }
        }
        for index in open where !found.contains(index) {
            for distance in [1.0, -1.0] where !found.contains(index) {
                found.formUnion(try settled.yielding([index], to: distance, limits: &limits))
            }
        }
        return found.sorted().compactMap { index in
            let column = settled.table.columns[index]
            return column.isVacant ? nil : Variable(index: Int32(index), generation: column.generation)
        }
    }

    /// Returns the variables that move with an active constraint whose price permits that. No other variable can be
    /// ambiguous.
    private func candidates(_ limits: inout SolvingLimits) throws(ConstraintError) -> [Int] {
        var work = SolverWorkspace(limits, variables: positions.count, rows: 0)
        var isCandidate = Array(repeating: false, count: positions.count)
        for slot in positions.indices where isAtLimit(slot) {
            try work.check()
            findColumn(slot, using: &work)
            for variable in work.column.support { isCandidate[Int(variable)] = true }
        }
        limits.operations -= work.search.operations
        return positions.indices.filter { isCandidate[$0] && !table.columns[$0].isVacant }
    }

    private func isAtLimit(_ slot: Int) -> Bool {
        for limit in [upperLimit(slot), lowerLimit(slot)] {
            if let price = limit.price, price.compared(with: prices[slot]) == 0 { return true }
        }
        return false
    }

    /// Returns the variables whose values change when constraints of the lowest priority shift the given variables.
    private func yielding(
        _ pulled: [Int], to distance: Double, limits: inout SolvingLimits
    ) throws(ConstraintError) -> [Int] {
        var trial = self
        for index in pulled {
            // The weights differ, so that two of these constraints rarely cancel each other.
            let weight = 1 + Double(index % 97) / 97
            let row = trial.table.addRow(
                [(Int32(index), weight)], relation: .equal, constant: weight * (positions[index] + distance),
                priority: .least)
            trial.agenda.waiting.append(row)
        }
        try trial.solve(&limits)
        return positions.indices.filter {
            abs(trial.positions[$0] - positions[$0]) > 1e-6 * max(1, abs(positions[$0]))
        }
    }
}
