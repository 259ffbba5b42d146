/// The reason why a solver rejects its input or finds no solution.
package enum ConstraintError: Error, Equatable {
    /// A coefficient is not finite, or its magnitude is outside `ConstraintSolver.coefficients`.
    case coefficientOutOfRange(Double)
    /// A constant is not a number, or larger than `ConstraintSolver.largestConstant`.
    case constantOutOfRange(Double)
    /// The handle belongs to another solver, or its variable was removed.
    case unknownVariable
    /// The handle belongs to another solver, or its constraint was removed.
    case unknownConstraint
    /// The variable cannot be removed because a constraint uses it.
    case variableInUse
    /// Required constraints contradict each other. The list is in the order in which they were added; removing any one
    /// of them resolves the conflict.
    case conflict([ConstraintHandle])
    /// Solving exceeded the solver's limits. Another call continues from where this one stopped.
    case exhausted(pivots: Int, operations: Int)
    /// The only solutions have values too large to be distinguished.
    case diverged
}

extension ConstraintError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .coefficientOutOfRange(let value): "The coefficient \(value) is out of range."
        case .constantOutOfRange(let value): "The constant \(value) is out of range."
        case .unknownVariable: "The variable is not one of this solver."
        case .unknownConstraint: "The constraint is not one of this solver."
        case .variableInUse: "The variable stands in a constraint."
        case .conflict(let constraints): "\(constraints.count) required constraints cannot all hold."
        case .exhausted(let pivots, let operations):
            "The constraints were not solved after \(pivots) pivots and \(operations) operations."
        case .diverged: "The constraints ask for values that are too large."
        }
    }
}
