/// Where a constraint stands in the solution.
enum Standing {
    /// There is no constraint.
    case vacant
    /// It was added, or its priority changed, and nothing was solved since.
    case waiting
    /// It is one of those that the solution is computed from, in that slot: it holds with equality.
    case active(slot: Int32)
    /// It is none of those; its outcome sets its price.
    case resting(Outcome)
}

/// What a resting constraint came to; the raw value, times its priority, is its price.
enum Outcome: Int8 {
    /// The sum is below the constant.
    case short = -1
    /// It holds.
    case met = 0
    /// The sum of an equality is above the constant.
    case over = 1
}

/// Where a price ends: an optimum has every price between its limits.
enum PriceLimit {
    case none
    case at(Double, Float)

    /// The limit itself, where there is one.
    var price: Price? {
        switch self {
        case .none: nil
        case .at(let amount, let priority): Price(amount, at: priority)
        }
    }
}

extension ConstraintTable.Row {
    /// The price of an error upwards. A removed constraint has no price.
    var upperLimit: PriceLimit {
        if isRemoved { return .at(0, priority) }
        guard isEquality else { return .at(0, priority) }
        return isRequired ? .none : .at(1, priority)
    }

    /// The price of an error downwards.
    var lowerLimit: PriceLimit {
        if isRemoved { return .at(0, priority) }
        return isRequired ? .none : .at(-1, priority)
    }

    /// What it comes to when it leaves the active ones upwards or downwards.
    func outcome(upwards: Bool) -> Outcome {
        guard upwards else { return .short }
        return isEquality ? .over : .met
    }

    /// Its price while it rests.
    func price(_ outcome: Outcome) -> Price { Price(Double(outcome.rawValue), at: priority) }

    /// By how much the residual has the wrong sign for the outcome; negative when it should be higher.
    func fault(_ outcome: Outcome, _ residual: Double) -> Double {
        switch outcome {
        case .short: max(residual, 0)
        case .over: min(residual, 0)
        case .met: isEquality ? residual : min(residual, 0)
        }
    }
}
