import Constraints
import Testing

@Suite("Random systems")
struct RandomisedTests {
    @Test(arguments: 0..<12)
    func `Every priority is met as well as by exact arithmetic, change after change`(block: Int) {
        for seed in UInt64(block * 8)..<UInt64(block * 8 + 8) {
            let comparison = ExactComparison(variables: 2 + Int(seed % 4))
            let changes = RandomChanges(seed: seed, variables: comparison.variables, steps: 25).changes
            guard comparison.difference(in: changes) != nil else { continue }
            let fewest = comparison.shrunk(changes) { comparison.difference(in: $0) != nil }
            let lines = fewest.map { "\($0)" }.joined(separator: "\n")
            Issue.record("seed \(seed): \(comparison.difference(in: fewest) ?? "")\n\(lines)")
        }
    }

    @Test func `A failing sequence of changes is reduced to the fewest that fail`() throws {
        let comparison = ExactComparison(variables: 4)
        // Treats a conflict between required constraints as an error.
        func isWrong(_ changes: [SystemChange]) -> Bool {
            var system = RandomSystem(variables: 4)
            do {
                for change in changes { try system.apply(change) }
                return try system.conflict() != nil
            } catch { return false }
        }
        let wrong = (0..<100).lazy.map { RandomChanges(seed: $0, variables: 4, steps: 25).changes }.first(
            where: isWrong)
        let changes = try #require(wrong)
        let fewest = comparison.shrunk(changes, isWrong: isWrong)
        #expect(changes.count > 60)
        #expect((2...4).contains(fewest.count), "\(fewest)")
    }
}
