import Constraints
import Testing

@Suite("Random systems")
struct RandomisedTests {
    @Test("Every priority is met as well as exact arithmetic meets it, change after change", arguments: 0..<12)
    func optimal(block: Int) throws {
        for seed in UInt64(block * 8)..<UInt64(block * 8 + 8) {
            var system = RandomSystem(seed: seed, variables: 2 + Int(seed % 4))
            for step in 0..<25 {
                for _ in 0...system.number(0...3) { try system.change(upTo: 9) }
                try settle(&system, "seed \(seed), step \(step)")
            }
        }
    }

    /// Solves, breaks conflicts, and compares with the exact solver.
    private func settle(_ system: inout RandomSystem, _ place: Comment) throws {
        while let handles = try system.conflict() {
            let set = handles.compactMap { handle in system.constraints.first { $0.handle == handle }?.whole }
            #expect(set.count == handles.count, place)
            #expect(set.allSatisfy { $0.priority == 1000 }, place)
            try expectMinimal(set, system.variables.count, place)
            try system.remove(handles[system.number(0...(handles.count - 1))])
        }
        guard let exact = try exactly({ try ExactSolver(system.wholes, variables: system.variables.count) })
        else { return }
        #expect(exact.isFeasible, place)
        let found = try errors(system.solver, system.constraints.map(\.handle))
        for (priority, sum) in found {
            let best = exact.errors.first { $0.priority == priority }?.sum.double ?? 0
            #expect(abs(sum - best) < 1e-6, "\(place), priority \(priority): \(system.wholes)")
            guard abs(sum - best) < 1e-6 else { return }
        }
        let ambiguous = try Set(system.solver.ambiguousVariables())
        for (index, variable) in system.variables.enumerated() {
            guard let expected = try exactly({ try exact.isAmbiguous(index) }) else { continue }
            #expect(ambiguous.contains(variable) == expected, "\(place), x\(index): \(system.wholes)")
            #expect(try system.solver.isAmbiguous(variable) == expected, "\(place), x\(index): \(system.wholes)")
        }
    }

    private func expectMinimal(_ set: [WholeConstraint], _ variables: Int, _ place: Comment) throws {
        guard let whole = try exactly({ try ExactSolver(set, variables: variables) }) else { return }
        #expect(!whole.isFeasible, "\(place): \(set) do not conflict")
        for index in set.indices {
            var fewer = set
            fewer.remove(at: index)
            guard let rest = try exactly({ try ExactSolver(fewer, variables: variables) }) else { continue }
            #expect(rest.isFeasible, "\(place): \(set) conflict without \(set[index])")
        }
    }

    /// Nil where the numbers outgrew exact arithmetic.
    private func exactly<Result>(_ work: () throws -> Result) throws -> Result? {
        do { return try work() } catch is Rational.Overflow { return nil }
    }
}
