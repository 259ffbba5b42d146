import Constraints

/// A constraint with integer coefficients, for both solvers.
struct WholeConstraint: CustomStringConvertible {
    var terms: [(variable: Int, coefficient: Int)]
    var relation: Relation
    var constant: Int
    var priority: Float

    var description: String {
        let sum = terms.map { "\($0.coefficient)·x\($0.variable)" }.joined(separator: " + ")
        return "\(sum) \(relation) \(constant) @\(priority)"
    }
}

/// Solves the same problem in another way, which is slow and exact: with a dense simplex that uses Bland's rule and
/// fractions. It optimizes one priority after the other, and keeps the optimum of the earlier ones fixed.
struct ExactSolver {
    /// Whether the required constraints are satisfiable. If not, nothing else was computed.
    private(set) var isFeasible = true
    /// The smallest sum of errors at each priority, from the highest down.
    private(set) var errors: [(priority: Float, sum: Rational)] = []

    private var rows: [[Rational]] = []
    private var constants: [Rational] = []
    private var basis: [Int] = []
    private var isForbidden: [Bool]
    private let variables: Int

    init(_ constraints: [WholeConstraint], variables: Int) throws {
        self.variables = variables
        // Each variable is the difference of two columns. Each constraint has a shortfall, an excess and an artificial
        // column.
        let columns = 2 * variables + 3 * constraints.count
        isForbidden = Array(repeating: false, count: columns)
        var costs: [Float: [Int]] = [:]
        for (index, constraint) in constraints.enumerated() {
            var row = Array(repeating: Rational.zero, count: columns)
            for (variable, coefficient) in constraint.terms {
                row[2 * variable] = try row[2 * variable].plus(Rational(coefficient))
                row[2 * variable + 1] = try row[2 * variable + 1].minus(Rational(coefficient))
            }
            let short = 2 * variables + 3 * index
            row[short] = .one
            row[short + 1] = -.one
            let isRequired = constraint.priority == 1000
            for (column, isError) in [
                (short, constraint.relation != .lessOrEqual), (short + 1, constraint.relation != .greaterOrEqual),
            ] where isError {
                if isRequired {
                    isForbidden[column] = true
                } else {
                    costs[constraint.priority, default: []].append(column)
                }
            }
            var constant = Rational(constraint.constant)
            if constant < .zero {
                row = row.map { -$0 }
                constant = -constant
            }
            row[short + 2] = .one
            rows.append(row)
            constants.append(constant)
            basis.append(short + 2)
        }
        let artificials = constraints.indices.map { 2 * variables + 3 * $0 + 2 }
        isFeasible = try minimize(artificials).isZero
        guard isFeasible else { return }
        for column in artificials { isForbidden[column] = true }
        for priority in costs.keys.sorted(by: >) {
            errors.append((priority, try minimize(costs[priority] ?? [])))
        }
    }

    /// Returns whether the variable has more than one optimal value.
    func isAmbiguous(_ variable: Int) throws -> Bool {
        var (low, high) = (self, self)
        guard let lowest = try low.extreme(2 * variable, 2 * variable + 1),
            let highest = try high.extreme(2 * variable + 1, 2 * variable)
        else { return true }
        return lowest != -highest
    }

    /// Returns the smallest difference of two columns; nil if it is infinite.
    private mutating func extreme(_ plus: Int, _ minus: Int) throws -> Rational? {
        var costs = Array(repeating: Rational.zero, count: isForbidden.count)
        costs[plus] = .one
        costs[minus] = -.one
        return try minimize(costs)
    }

    private mutating func minimize(_ columns: [Int]) throws -> Rational {
        var costs = Array(repeating: Rational.zero, count: isForbidden.count)
        for column in columns { costs[column] = .one }
        let sum = try minimize(costs) ?? .zero
        for column in costs.indices where try reduced(column, costs) > .zero { isForbidden[column] = true }
        return sum
    }

    private func reduced(_ column: Int, _ costs: [Rational]) throws -> Rational {
        var reduced = costs[column]
        for (index, row) in rows.enumerated() where !row[column].isZero && !costs[basis[index]].isZero {
            reduced = try reduced.minus(costs[basis[index]].times(row[column]))
        }
        return reduced
    }

    private mutating func minimize(_ costs: [Rational]) throws -> Rational? {
        while true {
            var entering: Int?
            for column in costs.indices where !isForbidden[column] && !basis.contains(column) {
                if try reduced(column, costs) < .zero {
                    entering = column
                    break
                }
            }
            guard let entering else {
                var sum = Rational.zero
                for (index, column) in basis.enumerated() { sum = try sum.plus(costs[column].times(constants[index])) }
                return sum
            }
            var leaving: (row: Int, ratio: Rational)?
            for (index, row) in rows.enumerated() {
                // A forbidden column that is still in the basis has the value zero, and must keep it.
                let isStuck = isForbidden[basis[index]] && !row[entering].isZero
                guard row[entering] > .zero || isStuck else { continue }
                let ratio = isStuck ? Rational.zero : try constants[index].over(row[entering])
                if let best = leaving, ratio > best.ratio || ratio == best.ratio && basis[index] > basis[best.row] {
                    continue
                }
                leaving = (index, ratio)
            }
            guard let leaving else { return nil }
            try pivot(leaving.row, entering)
        }
    }

    private mutating func pivot(_ row: Int, _ column: Int) throws {
        let divisor = rows[row][column]
        rows[row] = try rows[row].map { try $0.over(divisor) }
        constants[row] = try constants[row].over(divisor)
        for other in rows.indices where other != row && !rows[other][column].isZero {
            let factor = rows[other][column]
            for index in rows[other].indices where !rows[row][index].isZero {
                rows[other][index] = try rows[other][index].minus(factor.times(rows[row][index]))
            }
            constants[other] = try constants[other].minus(factor.times(constants[row]))
        }
        basis[row] = column
    }
}
