/// How much one call of `solve` may cost.
package struct SolvingLimits: Sendable {
    /// How often constraints may change places in the set that decides the solution.
    package var pivots: Int
    /// How many terms may be touched in all; fifty millions take about a second.
    package var operations: Int

    package init(pivots: Int = 50_000, operations: Int = 50_000_000) {
        self.pivots = pivots
        self.operations = operations
    }
}

/// What one call of `solve` needs, so that a solver at rest is small.
struct Workspace {
    let limits: SolvingLimits
    var pivots = 0
    /// Pivots in a row that changed nothing but who is active.
    var idlePivots = 0
    var search = DepthFirstSearch()
    /// A row of the tableau: a constraint as a sum of the active ones, by slot.
    var row: SparseVector
    /// A column of the tableau: how the variables move with the constraint in a slot.
    var column: SparseVector
    /// The resting constraints that may not be what they came to any more.
    private(set) var suspects: [Int32] = []
    private var nextSuspect = 0
    private var isSuspect: [Bool]
    /// The variables that moved.
    private(set) var moved: [Int32] = []
    private var hasMoved: [Bool]

    /// The constraints that a walk over columns has met.
    private var isMet: [Bool]
    private(set) var met: [Int32] = []

    init(_ limits: SolvingLimits, variables: Int, rows: Int) {
        self.limits = limits
        row = SparseVector(count: variables)
        column = SparseVector(count: variables)
        isSuspect = Array(repeating: false, count: rows)
        isMet = Array(repeating: false, count: rows)
        hasMoved = Array(repeating: false, count: variables)
    }

    /// Whether so much changed nothing that it may be going in circles; then the oldest constraints go first, which is
    /// Bland's rule, and ends.
    var isStalled: Bool { idlePivots > 60 }

    /// Throws when a limit is reached.
    func check() throws(ConstraintError) {
        guard pivots <= limits.pivots, search.operations <= limits.operations else {
            throw .exhausted(pivots: pivots, operations: search.operations)
        }
    }

    mutating func countPivot(isIdle: Bool) {
        pivots += 1
        idlePivots = isIdle ? idlePivots + 1 : 0
    }

    mutating func suspect(_ row: Int32) {
        guard !isSuspect[Int(row)] else { return }
        isSuspect[Int(row)] = true
        suspects.append(row)
    }

    mutating func move(_ variable: Int32) {
        guard !hasMoved[Int(variable)] else { return }
        hasMoved[Int(variable)] = true
        moved.append(variable)
    }

    /// Begins another walk.
    mutating func forgetMet() {
        for row in met { isMet[Int(row)] = false }
        met.removeAll(keepingCapacity: true)
    }

    mutating func meet(_ row: Int32) {
        search.operations += 1
        guard !isMet[Int(row)] else { return }
        isMet[Int(row)] = true
        met.append(row)
    }

    /// How many suspects there are.
    var suspectCount: Int { suspects.count - nextSuspect }

    /// The first suspect, which is none any more.
    mutating func popSuspect() -> Int32? {
        guard nextSuspect < suspects.count else {
            suspects.removeAll(keepingCapacity: true)
            nextSuspect = 0
            return nil
        }
        defer { nextSuspect += 1 }
        isSuspect[Int(suspects[nextSuspect])] = false
        return suspects[nextSuspect]
    }

    /// All suspects, which are none any more.
    mutating func takeSuspects() -> [Int32] {
        defer {
            suspects.removeAll(keepingCapacity: true)
            nextSuspect = 0
        }
        for row in suspects[nextSuspect...] { isSuspect[Int(row)] = false }
        return Array(suspects[nextSuspect...])
    }
}
