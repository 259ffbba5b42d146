/// The comparison of the two sides of a constraint.
package enum Relation: Sendable {
    case equal, lessOrEqual, greaterOrEqual
}

/// A linear constraint: a sum of variables, a relation, a constant, and a priority.
///
/// The error of an optional constraint is the amount by which its sides violate the relation. At each priority, from
/// the highest down, the solver minimizes the sum of the errors within the freedom that higher priorities leave.
/// Multiplying both sides by a factor thus gives the constraint that weight.
package struct LinearConstraint: Sendable {
    /// All terms with variables, which are on the left side. The expression's own constant is 0.
    package let expression: LinearExpression
    package let relation: Relation
    /// The constant, which is on the right side.
    package var constant: Double
    package var priority: Priority

    /// Creates a constraint between two expressions. Terms are moved to the left side, constants to the right side.
    package init(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required
    ) {
        let difference = left - right
        expression = difference - LinearExpression(difference.constant)
        constant = right.constant - left.constant
        self.relation = relation
        self.priority = priority
    }
}
