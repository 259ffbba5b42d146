import Constraints

/// A change that a layout could make to a system of constraints. Numbers that select an element are taken modulo the
/// number of elements.
enum SystemChange: CustomStringConvertible {
    case add(WholeConstraint)
    case remove(Int)
    case constant(Int, Int)
    case priority(Int, Float)
    /// Solves, and compares the result. If constraints conflict, the one with this number is removed.
    case settle(breaking: Int)

    var description: String {
        switch self {
        case .add(let whole): "add \(whole)"
        case .remove(let index): "remove \(index)"
        case .constant(let index, let constant): "constant of \(index): \(constant)"
        case .priority(let index, let priority): "priority of \(index): \(priority)"
        case .settle(let index): "solve, breaking \(index)"
        }
    }
}

/// Random changes, the same for a seed in every run.
struct RandomChanges {
    private var random: RandomNumbers
    private let variables: Int
    private let most: Int
    private(set) var changes: [SystemChange] = []

    /// Creates a sequence of changes. The numbers in it that select a constraint are below `most`.
    init(seed: UInt64, variables: Int, steps: Int, upTo most: Int = 9) {
        random = RandomNumbers(seed: seed)
        self.variables = variables
        self.most = most
        for _ in 0..<steps {
            for _ in 0...number(0...3) { changes.append(change()) }
            changes.append(.settle(breaking: place()))
        }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func place() -> Int { number(0...(most - 1)) }

    private mutating func priority() -> Float { [1000, 1000, 750, 750, 500, 250, 250.5, 1][number(0...7)] }

    private mutating func constraint() -> WholeConstraint {
        var terms: [(variable: Int, coefficient: Int)] = []
        for _ in 0..<[1, 1, 2, 2, 2, 3][number(0...5)] {
            terms.append((number(0...(variables - 1)), [1, 1, 1, -1, -1, -1, 2, -2, 3][number(0...8)]))
        }
        let relation: Relation = [.equal, .equal, .lessOrEqual, .greaterOrEqual][number(0...3)]
        return WholeConstraint(terms: terms, relation: relation, constant: number(-4...4) * 5, priority: priority())
    }

    private mutating func change() -> SystemChange {
        switch number(0...9) {
        case 0...3: .add(constraint())
        case 4, 5: .remove(place())
        case 6, 7: .constant(place(), number(-4...4) * 5)
        default: .priority(place(), priority())
        }
    }
}

/// A solver, and its constraints with integer coefficients for the exact solver.
struct RandomSystem {
    var solver = ConstraintSolver()
    private(set) var variables: [Variable] = []
    private(set) var constraints: [(handle: ConstraintHandle, whole: WholeConstraint)] = []
    private let most: Int

    init(variables count: Int, upTo most: Int = 9) {
        self.most = most
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

    mutating func remove(_ handle: ConstraintHandle) throws {
        guard constraints.contains(where: { $0.handle == handle }) else { return }
        try solver.remove(handle)
        forget(handle)
    }

    /// Forgets a constraint that the solver has removed itself.
    mutating func forget(_ handle: ConstraintHandle) { constraints.removeAll { $0.handle == handle } }

    /// Solves. Returns the conflicting constraints, if any.
    mutating func conflict() throws -> [ConstraintHandle]? {
        do throws(ConstraintError) {
            try solver.solve()
            return nil
        } catch {
            guard case .conflict(let handles) = error else { throw error }
            return handles
        }
    }

    mutating func apply(_ change: SystemChange) throws {
        if case .add(let whole) = change {
            guard constraints.count < most else { return }
            return constraints.append((try solver.add(Self.linear(whole, variables)), whole))
        }
        guard !constraints.isEmpty else { return }
        switch change {
        case .add, .settle: break
        case .remove(let index): try remove(constraints[index % constraints.count].handle)
        case .constant(let place, let constant):
            let index = place % constraints.count
            constraints[index].whole.constant = constant
            try solver.setConstant(Double(constant), of: constraints[index].handle)
        case .priority(let place, let priority):
            let index = place % constraints.count
            constraints[index].whole.priority = priority
            try solver.setPriority(Priority(priority) ?? .required, of: constraints[index].handle)
        }
    }
}

/// Returns the sum of a solver's errors at each priority, from the highest down.
func errors(_ solver: ConstraintSolver, _ handles: [ConstraintHandle]) throws -> [(priority: Float, sum: Double)] {
    var sums: [Float: Double] = [:]
    for handle in handles {
        let priority = solver.constraint(handle)?.priority.rawValue ?? 0
        sums[priority, default: 0] += abs(try solver.error(of: handle))
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
}
