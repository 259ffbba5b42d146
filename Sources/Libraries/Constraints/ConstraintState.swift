/// The status of a constraint in the simplex basis.
enum ConstraintState {
    /// The table's row contains no constraint.
    case vacant
    /// The constraint was added, or its priority was changed, since the last `solve`.
    case waiting
    /// The constraint is in the basis, in this slot. It therefore holds with equality.
    case active(slot: Int32)
    /// The constraint is not in the basis. Its outcome determines its price.
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

/// A limit for the price of an active constraint. At an optimum, every price lies within its limits.
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
    /// The upper limit of the constraint's price, which is the price of a sum that is too large. A removed constraint
    /// has the limit 0.
    var upperLimit: PriceLimit {
        if isRemoved { return .at(0, priority) }
        guard isEquality else { return .at(0, priority) }
        return isRequired ? .none : .at(1, priority)
    }

    /// The lower limit of the constraint's price, which is the price of a sum that is too small.
    var lowerLimit: PriceLimit {
        if isRemoved { return .at(0, priority) }
        return isRequired ? .none : .at(-1, priority)
    }

    /// Returns the outcome of the constraint after it leaves the basis because its price exceeded the upper or the
    /// lower limit.
    func outcome(upwards: Bool) -> Outcome {
        guard upwards else { return .short }
        return isEquality ? .over : .met
    }

    /// Returns the constraint's price while it is not active.
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
