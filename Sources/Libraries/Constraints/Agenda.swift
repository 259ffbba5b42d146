/// The changes since a solver last solved, and the parts of the solution that they may affect.
struct Agenda {
    /// The rows of constraints that are to be inserted. A listed constraint may have been removed since, and may be
    /// listed twice.
    var waiting: [Int32] = []
    /// The prices of constraints that were removed or whose priority changed. The prices of the active constraints
    /// still balance these prices, and must be adjusted.
    var withdrawn: [Withdrawal] = []
    /// The rows of constraints whose constant changed, or that became active without being satisfied.
    var edited: [Int32] = []
    /// The slots of active constraints whose prices may exceed their limits.
    var doubts = PriceDoubts()
    /// Whether the last solve was aborted. If so, the next solve rechecks every constraint, and treats every variable
    /// as moved.
    private(set) var wasStopped = false

    /// Removed constraints whose coefficients may still be needed, and removed variables. Both are kept until the next
    /// factorization.
    var ghosts: [Int32] = []
    var leaving: [Int] = []

    var isEmpty: Bool { !wasStopped && waiting.isEmpty && withdrawn.isEmpty && edited.isEmpty && !doubts.areOpen }

    mutating func stop() { wasStopped = true }
    mutating func finish() { wasStopped = false }
}

/// A price that the prices of the active constraints still balance, although the constraint no longer has it.
struct Withdrawal {
    let row: Int32
    let price: Price
}
