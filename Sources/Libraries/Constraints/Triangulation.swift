/// An order of constraints in which each defines one variable by others. Constraints that do not fit into such an order
/// remain.
///
/// A row with one variable that is not yet defined defines that variable. If there is no such row, a variable that
/// occurs in only one remaining row is defined by that row. The newest variable and its consequences come first, so
/// that the oldest variable of an unattached chain keeps its position. If neither exists, a variable is torn: it counts
/// as known, and a remaining row closes the loop.
struct Triangulation {
    /// The rows and the variables that they define.
    private(set) var definitions: [(variable: Int, row: Int32)] = []
    /// The rows that remain after all other rows have defined their variables. Each closes a loop of dependencies.
    private(set) var closing: [Int32] = []
    private(set) var operations = 0

    private let table: ConstraintTable
    private var isOpenRow: [Bool]
    private var isOpenVariable: [Bool]
    private var openVariables: [Int32]
    private var openRows: [Int32]
    private var rowQueue: [Int32] = []
    private var variableStack: [Int32] = []

    /// The smallest coefficient to divide by, relative to the row's largest one.
    private static let threshold = 1e-3

    init(of rows: [Int32], holding held: [Int], _ table: ConstraintTable) {
        self.table = table
        isOpenRow = Array(repeating: false, count: table.rows.count)
        isOpenVariable = Array(repeating: true, count: table.columns.count)
        openVariables = Array(repeating: 0, count: table.rows.count)
        openRows = Array(repeating: 0, count: table.columns.count)
        for row in rows {
            isOpenRow[Int(row)] = true
            openVariables[Int(row)] = Int32(table.places(row).count)
            for place in table.places(row) { openRows[Int(table.terms[place].column)] += 1 }
            if table.places(row).count <= 1 { rowQueue.append(row) }
        }
        for variable in table.columns.indices where openRows[variable] == 1 { variableStack.append(Int32(variable)) }
        for variable in held { close(variable) }
        run(rows)
    }

    private mutating func run(_ rows: [Int32]) {
        // The variables used by most rows are torn first, because a tear resolves at most those rows.
        let candidates = table.columns.indices.filter { openRows[$0] > 1 }
            .sorted { (openRows[$0], -$0) > (openRows[$1], -$1) }
        var candidate = 0
        while true {
            drain()
            while candidate < candidates.count,
                !isOpenVariable[candidates[candidate]] || openRows[candidates[candidate]] == 0
            {
                candidate += 1
            }
            guard candidate < candidates.count else { break }
            close(candidates[candidate])
        }
        for row in rows where isOpenRow[Int(row)] { closing.append(row) }
    }

    private mutating func drain() {
        var nextRow = 0
        while true {
            if nextRow < rowQueue.count {
                define(by: rowQueue[nextRow])
                nextRow += 1
            } else if let variable = variableStack.popLast() {
                define(Int(variable))
            } else {
                break
            }
        }
        rowQueue.removeAll(keepingCapacity: true)
    }

    private mutating func define(by row: Int32) {
        guard isOpenRow[Int(row)] else { return }
        for place in table.places(row) where isOpenVariable[Int(table.terms[place].column)] {
            let variable = Int(table.terms[place].column)
            guard isSound(place, in: row) else { return }
            definitions.append((variable, row))
            close(row)
            close(variable)
            return
        }
    }

    private mutating func define(_ variable: Int) {
        guard isOpenVariable[variable], openRows[variable] == 1 else { return }
        var place = Int(table.columns[variable].firstTerm)
        while place >= 0 {
            operations += 1
            let row = table.terms[place].row
            if isOpenRow[Int(row)] {
                guard isSound(place, in: row) else { return }
                definitions.append((variable, row))
                isOpenVariable[variable] = false
                close(row)
                return
            }
            place = Int(table.terms[place].next)
        }
    }

    private func isSound(_ place: Int, in row: Int32) -> Bool {
        var largest = 0.0
        for other in table.places(row) { largest = max(largest, abs(table.terms[other].coefficient)) }
        return abs(table.terms[place].coefficient) >= Self.threshold * largest
    }

    private mutating func close(_ row: Int32) {
        isOpenRow[Int(row)] = false
        for place in table.places(row) {
            operations += 1
            let column = Int(table.terms[place].column)
            openRows[column] -= 1
            if openRows[column] == 1, isOpenVariable[column] { variableStack.append(Int32(column)) }
        }
    }

    private mutating func close(_ variable: Int) {
        guard isOpenVariable[variable] else { return }
        isOpenVariable[variable] = false
        var place = Int(table.columns[variable].firstTerm)
        while place >= 0 {
            operations += 1
            let row = Int(table.terms[place].row)
            openVariables[row] -= 1
            if isOpenRow[row], openVariables[row] == 1 { rowQueue.append(Int32(row)) }
            place = Int(table.terms[place].next)
        }
    }
}

extension Factorization {
    /// Factors independent constraints, and fixes the variables in `held` and those that no constraint defines. Returns
    /// nil if the operation limit is exceeded.
    ///
    /// - Parameter dependent: Receives the constraints that depend on others within rounding; they are not part of the
    ///   factorization.
    init?(
        of rows: [Int32], holding held: [Int], table: ConstraintTable, limit: Int, search: inout DepthFirstSearch,
        dependent: inout [Int32]
    ) {
        for _ in table.columns { addVariable() }
        let order = Triangulation(of: rows, holding: held, table)
        search.operations += order.operations
        for (variable, row) in order.definitions { define(variable, by: row, table: table) }
        var isHeld = Array(repeating: false, count: table.columns.count)
        for variable in held { isHeld[variable] = true }
        var weights = SparseVector(count: table.columns.count)
        for row in order.closing {
            guard search.operations <= limit else { return nil }
            weights.clear()
            for place in table.places(row) {
                weights.add(table.terms[place].coefficient, at: Int(table.terms[place].column))
            }
            solveTransposed(&weights, table: table, search: &search)
            var slot = -1
            for index in weights.support {
                let candidate = Int(index)
                guard occupants[candidate] < 0, !isHeld[candidate] else { continue }
                let gain = slot < 0 ? 0 : abs(weights[slot])
                let own = abs(weights[candidate])
                if own > gain || (own == gain && candidate < slot) { slot = candidate }
            }
            if slot >= 0, abs(weights[slot]) > 1e-9 {
                replace(slot, by: row, weights: weights)
            } else {
                dependent.append(row)
            }
        }
        markAsBuilt()
    }
}
