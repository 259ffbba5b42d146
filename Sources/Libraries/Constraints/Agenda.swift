/// What a solver was told since it last solved, and what it must look at again.
struct Agenda {
    /// Constraints to be taken up. One may have been removed since, or stand here twice.
    var waiting: [Int32] = []
    /// Prices that are in the sums, of constraints that are not any more.
    var withdrawn: [Withdrawal] = []
    /// Constraints with a new constant, or that were made active without being met.
    var edited: [Int32] = []
    /// The slots whose prices may be beyond their limits.
    var doubts = PriceDoubts()
    /// Whether solving failed on its way: then every resting constraint is a suspect, and every variable has moved.
    private(set) var wasStopped = false

    /// Removed constraints whose coefficients may still be needed, and variables that go; both until the next
    /// factoring.
    var ghosts: [Int32] = []
    var leaving: [Int] = []

    var isEmpty: Bool { !wasStopped && waiting.isEmpty && withdrawn.isEmpty && edited.isEmpty && !doubts.areOpen }

    mutating func stop() { wasStopped = true }
    mutating func finish() { wasStopped = false }
}

/// A price that must be taken out of the sums.
struct Withdrawal {
    let row: Int32
    let price: Price
}
