/// How the two sides of a constraint are compared.
package enum Relation: Sendable {
    case equal, lessOrEqual, greaterOrEqual
}

/// What is asked of variables: a sum of them, a relation, a constant, and how much it matters.
///
/// The error of one that is not required is by how much its sides miss the relation. At each priority, from the highest
/// down, the solver makes the sum of the errors as small as the priorities above leave it. So both sides multiplied by
/// a weight give that constraint the weight.
package struct LinearConstraint: Sendable {
    /// All that has a variable, on the left side. Its own constant is 0.
    package let expression: LinearExpression
    package let relation: Relation
    /// What stands on the right when all variables are on the left.
    package var constant: Double
    package var priority: Priority

    /// Compares two expressions; the terms go to the left, the constants to the right.
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
