/// Why a solver refuses what it is given, or cannot answer.
package enum ConstraintError: Error, Equatable {
    /// A coefficient is not a number, infinite, or not between `ConstraintSolver.coefficients`.
    case coefficientOutOfRange(Double)
    /// A constant is not a number, or larger than `ConstraintSolver.largestConstant`.
    case constantOutOfRange(Double)
    /// The handle is another solver's, or its variable is gone.
    case unknownVariable
    /// The handle is another solver's, or its constraint was removed.
    case unknownConstraint
    /// The variable stands in a constraint, so it cannot go.
    case variableInUse
    /// These required constraints cannot all hold, in the order in which they were added. Any one less, and the others
    /// can.
    case conflict([ConstraintHandle])
    /// Solving took more than the solver's limits allow. Asked again, it goes on from where it stopped.
    case exhausted(pivots: Int, operations: Int)
    /// The only solutions have values too large to be told from one another.
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
