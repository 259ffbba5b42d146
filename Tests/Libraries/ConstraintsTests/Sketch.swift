import Constraints

/// A solver with short functions for adding constraints.
struct Sketch {
    var solver = ConstraintSolver()

    mutating func variable() -> Variable { solver.addVariable() }

    mutating func variables(_ count: Int) -> [Variable] { (0..<count).map { _ in solver.addVariable() } }

    @discardableResult
    mutating func add(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ priority: Float = 1000
    ) throws -> ConstraintHandle {
        try solver.add(LinearConstraint(left, relation, right, priority: Priority(priority) ?? .required))
    }

    /// Solves, and returns the values.
    mutating func values(_ variables: Variable...) throws -> [Double] {
        try solver.solve()
        return variables.map { solver.value(of: $0) }
    }

    /// Solves. Returns the constraints in conflict; an empty array if there is no conflict.
    mutating func conflict() throws -> [ConstraintHandle] {
        do throws(ConstraintError) {
            try solver.solve()
            return []
        } catch {
            guard case .conflict(let handles) = error else { throw error }
            return handles
        }
    }
}

prefix operator §
/// The variable as an expression.
prefix func § (variable: Variable) -> LinearExpression { LinearExpression(variable) }
