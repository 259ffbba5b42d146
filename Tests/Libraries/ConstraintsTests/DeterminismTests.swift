import Constraints
import Testing

@Suite("The same calls")
struct DeterminismTests {
    @Test(arguments: 0..<8)
    func `The same calls give the same values to the last bit`(seed: UInt64) throws {
        func run() throws -> [UInt64] {
            var bits: [UInt64] = []
            var system = RandomSystem(variables: 12, upTo: 60)
            for change in RandomChanges(seed: seed, variables: 12, steps: 100, upTo: 60).changes {
                try system.apply(change)
                guard case .settle = change else { continue }
                while let conflict = try system.conflict() { try system.remove(conflict[0]) }
                bits += system.variables.map { system.solver.value(of: $0).bitPattern }
                bits += system.solver.takeChanges().compactMap { system.variables.firstIndex(of: $0) }.map {
                    UInt64($0)
                }
            }
            return bits
        }
        let first = try run()
        #expect(try run() == first)
    }

    @Test(arguments: 0..<40)
    func `Constraints added one by one, at once or with detours meet priorities equally well`(seed: UInt64) throws {
        // Built around a hidden solution, so that the required constraints are satisfiable.
        var random = RandomNumbers(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        let count = 24
        let hidden = (0..<count).map { _ in number(-50...50) }
        var wholes: [WholeConstraint] = []
        for index in 0..<70 {
            var terms = (0..<number(1...4)).map { _ in (variable: number(0...(count - 1)), coefficient: number(1...2)) }
            for term in terms.indices where number(0...1) == 0 { terms[term].coefficient *= -1 }
            let value = terms.reduce(0) { $0 + hidden[$1.variable] * $1.coefficient }
            let isRequired = index % 2 == 0
            let relation: Relation = [.equal, .equal, .lessOrEqual, .greaterOrEqual][number(0...3)]
            let slack = isRequired ? (relation == .equal ? 0 : number(0...9)) : number(-20...20)
            wholes.append(
                WholeConstraint(
                    terms: terms, relation: relation, constant: value + (relation == .greaterOrEqual ? -slack : slack),
                    priority: isRequired ? 1000 : [750, 500, 250][number(0...2)]))
        }
        var results: [[(priority: Float, sum: Double)]] = []
        for way in 0..<3 {
            var solver = ConstraintSolver()
            let variables = (0..<count).map { _ in solver.addVariable() }
            var handles: [ConstraintHandle] = []
            for whole in wholes {
                let handle = try solver.add(RandomSystem.linear(whole, variables))
                handles.append(handle)
                if way > 0 { try solver.solve() }
                if way == 2 {
                    let optional = whole.priority < 1000
                    if optional { try solver.setConstant(Double(whole.constant + 40), of: handle) }
                    let extra = try solver.add(
                        LinearConstraint(
                            §variables[0], .equal, LinearExpression(Double(handles.count)), priority: .defaultHigh))
                    try solver.solve()
                    try solver.remove(extra)
                    if optional { try solver.setConstant(Double(whole.constant), of: handle) }
                }
            }
            try solver.solve()
            results.append(try errors(solver, handles))
        }
        for other in results[1...] {
            for (first, second) in zip(results[0], other) {
                #expect(first.priority == second.priority)
                #expect(abs(first.sum - second.sum) < 1e-5, "priority \(first.priority)")
                guard abs(first.sum - second.sum) < 1e-5 else { break }
            }
        }
        #expect(results[0].first?.sum ?? 0 < 1e-6)
    }
}
