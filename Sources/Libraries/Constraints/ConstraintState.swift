/// The status of a constraint in the simplex basis.
enum ConstraintState {
    /// The row holds no constraint.
    case vacant
    /// The constraint was added, or its priority changed, after the last solving.
    case waiting
    /// The constraint is in the basis, in this slot: it holds with equality.
    case active(slot: Int32)
    /// The constraint is not in the basis; its outcome determines its price.
    case resting(Outcome)
}

/// The outcome of a resting constraint. The raw value times its priority is its price.
enum Outcome: Int8 {
    /// The sum is below the constant.
    case short = -1
    /// The constraint holds.
    case met = 0
    /// The sum of an equality is above the constant.
    case over = 1
}

/// A limit of a price. At an optimum, every price lies within its limits.
enum PriceLimit {
    case none
    case at(Double, Float)

    /// The limit as a price; nil if there is none.
    var price: Price? {
        switch self {
        case .none: nil
        case .at(let amount, let priority): Price(amount, at: priority)
        }
    }
}

extension ConstraintTable.Row {
    /// The price of an upward error. A removed constraint has no price.
    var upperLimit: PriceLimit {
        if isRemoved { return .at(0, priority) }
        guard isEquality else { return .at(0, priority) }
        return isRequired ? .none : .at(1, priority)
    }

    /// The price of a downward error.
    var lowerLimit: PriceLimit {
        if isRemoved { return .at(0, priority) }
        return isRequired ? .none : .at(-1, priority)
    }

    /// Returns the outcome of the constraint after it leaves the basis upwards or downwards.
    func outcome(upwards: Bool) -> Outcome {
        guard upwards else { return .short }
        return isEquality ? .over : .met
    }

    /// Returns the constraint's price while it is resting.
    func price(_ outcome: Outcome) -> Price { Price(Double(outcome.rawValue), at: priority) }

    /// Returns the amount by which the residual contradicts the outcome; negative if the residual is too low.
    func fault(for outcome: Outcome, residual: Double) -> Double {
        switch outcome {
        case .short: max(residual, 0)
        case .over: min(residual, 0)
        case .met: isEquality ? residual : min(residual, 0)
        }
    }
}
