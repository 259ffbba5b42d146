/// The changes since a solver last solved, and the parts of the solution that they may affect.
struct Agenda {
    /// Constraints to be inserted. An entry may have been removed since, or occur twice.
    var waiting: [Int32] = []
    /// Prices that are still part of the sums although their constraints were withdrawn.
    var withdrawn: [Withdrawal] = []
    /// Constraints whose constant changed, or that became active without being satisfied.
    var edited: [Int32] = []
    /// The slots whose prices may exceed their limits.
    var doubts = PriceDoubts()
    /// Whether the last solve stopped before it finished. If so, the next solve rechecks every constraint, and every
    /// variable counts as moved.
    private(set) var wasStopped = false

    /// Removed constraints whose coefficients may still be needed, and removed variables. Both are kept until the next
    /// factorization.
    var ghosts: [Int32] = []
    var leaving: [Int] = []

    var isEmpty: Bool { !wasStopped && waiting.isEmpty && withdrawn.isEmpty && edited.isEmpty && !doubts.areOpen }

    mutating func stop() { wasStopped = true }
    mutating func finish() { wasStopped = false }
}

/// A price to be subtracted from the sums.
struct Withdrawal {
    let row: Int32
    let price: Price
}
