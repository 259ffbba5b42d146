import Constraints

/// A solver, and beside it the constraints that it should be solving, in whole numbers.
struct RandomSystem {
    var solver = ConstraintSolver()
    private(set) var variables: [Variable] = []
    private(set) var constraints: [(handle: ConstraintHandle, whole: WholeConstraint)] = []
    private var random: RandomNumbers

    init(seed: UInt64, variables count: Int) {
        random = RandomNumbers(seed: seed)
        for _ in 0..<count { variables.append(solver.addVariable()) }
    }

    var wholes: [WholeConstraint] { constraints.map(\.whole) }

    static func linear(_ whole: WholeConstraint, _ variables: [Variable]) -> LinearConstraint {
        var sum = LinearExpression()
        for (variable, coefficient) in whole.terms {
            sum += LinearExpression(variables[variable], times: Double(coefficient))
        }
        return LinearConstraint(
            sum, whole.relation, LinearExpression(Double(whole.constant)),
            priority: Priority(whole.priority) ?? .required)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func priority() -> Float { [1000, 1000, 750, 750, 500, 250, 250.5, 1][number(0...7)] }

    private mutating func constraint() -> WholeConstraint {
        var terms: [(variable: Int, coefficient: Int)] = []
        for _ in 0..<[1, 1, 2, 2, 2, 3][number(0...5)] {
            terms.append((number(0...(variables.count - 1)), [1, 1, 1, -1, -1, -1, 2, -2, 3][number(0...8)]))
        }
        let relation: Relation = [.equal, .equal, .lessOrEqual, .greaterOrEqual][number(0...3)]
        return WholeConstraint(
            terms: terms, relation: relation, constant: number(-4...4) * 5, priority: priority())
    }

    mutating func add() throws {
        let whole = constraint()
        constraints.append((try solver.add(Self.linear(whole, variables)), whole))
    }

    mutating func remove(_ index: Int) throws {
        try solver.remove(constraints[index].handle)
        constraints.remove(at: index)
    }

    mutating func remove(_ handle: ConstraintHandle) throws {
        guard let index = constraints.firstIndex(where: { $0.handle == handle }) else { return }
        try remove(index)
    }

    /// Solves; what is in conflict, if anything is.
    mutating func conflict() throws -> [ConstraintHandle]? {
        do throws(ConstraintError) {
            try solver.solve()
            return nil
        } catch {
            guard case .conflict(let handles) = error else { throw error }
            return handles
        }
    }

    /// Does one thing that a layout would do.
    mutating func change(upTo most: Int) throws {
        guard !constraints.isEmpty else { return try add() }
        let index = number(0...(constraints.count - 1))
        switch number(0...9) {
        case 0...3 where constraints.count < most: try add()
        case 0...3, 4, 5: try remove(index)
        case 6, 7:
            constraints[index].whole.constant = number(-4...4) * 5
            try solver.setConstant(Double(constraints[index].whole.constant), of: constraints[index].handle)
        default:
            constraints[index].whole.priority = priority()
            try solver.setPriority(
                Priority(constraints[index].whole.priority) ?? .required, of: constraints[index].handle)
        }
    }
}

/// The sum of a solver's errors at each priority, from the highest down.
func errors(_ solver: ConstraintSolver, _ handles: [ConstraintHandle]) throws -> [(priority: Float, sum: Double)] {
    var sums: [Float: Double] = [:]
    for handle in handles {
        let priority = solver.constraint(handle)?.priority.rawValue ?? 0
        sums[priority, default: 0] += abs(try solver.error(of: handle))
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
}
