/// The limits on the work of one call of `solve`.
package struct SolvingLimits: Sendable {
    /// The maximum number of changes to the set of active constraints.
    package var pivots: Int
    /// The maximum number of terms processed; fifty million take about a second.
    package var operations: Int

    package init(pivots: Int = 50_000, operations: Int = 50_000_000) {
        self.pivots = pivots
        self.operations = operations
    }
}

/// The working memory of one call of `solve`. It is separate from the solver, so that an idle solver is small.
struct SolverWorkspace {
    let limits: SolvingLimits
    var pivots = 0
    /// The number of consecutive pivots that moved no variable.
    var idlePivots = 0
    var search = DepthFirstSearch()
    /// A row of the tableau: a constraint as a linear combination of the active constraints, by slot.
    var row: SparseVector
    /// A column of the tableau: the movement of the variables if the constraint in one slot moves.
    var column: SparseVector
    /// The inactive constraints that may violate their recorded outcome.
    private(set) var suspects: [Int32] = []
    private var nextSuspect = 0
    private var isSuspect: [Bool]
    /// The variables that have moved in this call.
    private(set) var moved: [Int32] = []
    private var hasMoved: [Bool]

    /// The constraints that `ConstraintSolver.meet` has found, as a flag for each row.
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

    /// Whether solving may be cycling, because too many consecutive pivots changed nothing. The oldest constraints are
    /// then preferred, which is Bland's rule and terminates.
    var isStalled: Bool { idlePivots > 60 }

    /// Throws if a limit is reached.
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

    /// Clears the set of constraints that `ConstraintSolver.meet` has found.
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

    var suspectCount: Int { suspects.count - nextSuspect }

    /// Removes and returns the first suspect.
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

    /// Removes and returns all suspects.
    mutating func takeSuspects() -> [Int32] {
        defer {
            suspects.removeAll(keepingCapacity: true)
            nextSuspect = 0
        }
        for row in suspects[nextSuspect...] { isSuspect[Int(row)] = false }
        return Array(suspects[nextSuspect...])
    }
}
