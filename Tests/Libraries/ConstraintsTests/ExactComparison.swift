import Constraints

/// Applies changes to the solver and returns the first difference from exact arithmetic.
struct ExactComparison {
    let variables: Int

    /// Returns the first difference from the exact solver; nil if there is none. An unexpected error is also a
    /// difference.
    func difference(in changes: [SystemChange]) -> String? {
        var system = RandomSystem(variables: variables)
        do {
            for change in changes {
                if case .settle(let index) = change {
                    if let difference = try settle(&system, breaking: index) { return difference }
                } else {
                    try system.apply(change)
                }
            }
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Returns the smallest set of changes that still causes a difference, with each constraint reduced as far as
    /// possible.
    func shrunk(_ changes: [SystemChange], isWrong: ([SystemChange]) -> Bool) -> [SystemChange] {
        var left = changes
        var length = max(1, left.count / 2)
        while true {
            var found = false
            var start = 0
            while start < left.count {
                var fewer = left
                fewer.removeSubrange(start..<min(start + length, left.count))
                if isWrong(fewer) {
                    left = fewer
                    found = true
                } else {
                    start += length
                }
            }
            if length > 1 { length /= 2 } else if !found { break }
        }
        for index in left.indices {
            for simpler in Self.simpler(left[index]) {
                var other = left
                other[index] = simpler
                if isWrong(other) { left = other }
            }
        }
        return left
    }

    private static func simpler(_ change: SystemChange) -> [SystemChange] {
        guard case .add(let whole) = change else { return [] }
        let fewerTerms = whole.terms.indices.map { index in
            var other = whole
            other.terms.remove(at: index)
            return other
        }
        var plain = whole
        plain.constant = 0
        return (fewerTerms.filter { !$0.terms.isEmpty } + [plain]).map(SystemChange.add)
    }

    /// Solves, and breaks conflicts either within one call of the solver or with one call for each. Then compares the
    /// result with the exact solver.
    private func settle(_ system: inout RandomSystem, breaking index: Int) throws -> String? {
        if index.isMultiple(of: 2) {
            let whole = system
            var difference: String?
            var gone: [ConstraintHandle] = []
            try system.solver.solve { handles in
                do { difference = try difference ?? judge(handles, whole) } catch { difference = "\(error)" }
                guard difference == nil else { return nil }
                gone.append(handles[index % handles.count])
                return gone.last
            }
            gone.forEach { system.forget($0) }
            if let difference { return difference }
        }
        while let handles = try system.conflict() {
            if let difference = try judge(handles, system) { return difference }
            try system.remove(handles[index % handles.count])
        }
        guard let exact = try exactly({ try ExactSolver(system.wholes, variables: variables) }) else { return nil }
        guard exact.isFeasible else { return "A conflict was not found: \(system.wholes)" }
        for (priority, sum) in try errors(system.solver, system.constraints.map(\.handle)) {
            let best = exact.errors.first { $0.priority == priority }?.sum.double ?? 0
            guard abs(sum - best) < 1e-6 else {
                return "Errors at priority \(priority) are \(sum), and could be \(best): \(system.wholes)"
            }
        }
        let ambiguous = try Set(system.solver.ambiguousVariables())
        for (index, variable) in system.variables.enumerated() {
            guard let expected = try exactly({ try exact.isAmbiguous(index) }) else { continue }
            let told = (ambiguous.contains(variable), try system.solver.isAmbiguous(variable))
            guard told == (expected, expected) else { return "x\(index) is ambiguous: \(expected): \(system.wholes)" }
        }
        return nil
    }

    /// Checks the constraints that the solver reports as conflicting, and returns what is wrong with them.
    private func judge(_ handles: [ConstraintHandle], _ system: RandomSystem) throws -> String? {
        let set = handles.compactMap { handle in system.constraints.first { $0.handle == handle }?.whole }
        guard set.count == handles.count, !set.isEmpty else { return "A conflict names what is not there." }
        guard set.allSatisfy({ $0.priority == 1000 }) else { return "\(set): not all are required" }
        return try minimal(set)
    }

    private func minimal(_ set: [WholeConstraint]) throws -> String? {
        guard let whole = try exactly({ try ExactSolver(set, variables: variables) }) else { return nil }
        guard !whole.isFeasible else { return "\(set) do not conflict" }
        for index in set.indices {
            var fewer = set
            fewer.remove(at: index)
            guard let rest = try exactly({ try ExactSolver(fewer, variables: variables) }) else { continue }
            guard rest.isFeasible else { return "\(set) conflict without \(set[index])" }
        }
        return nil
    }

    /// Runs a computation with exact arithmetic; returns nil if its numbers overflow.
    private func exactly<Result>(_ work: () throws -> Result) throws -> Result? {
        do { return try work() } catch is Rational.Overflow { return nil }
    }
}
