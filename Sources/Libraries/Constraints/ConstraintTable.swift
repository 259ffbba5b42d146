/// The coefficients of all constraints, by row and by column, in one array of terms.
///
/// The terms of a row are adjacent; the terms of a column are linked. Every row has the form *sum = constant* or *sum ≥
/// constant*.
struct ConstraintTable {
    struct Term {
        let column: Int32
        let row: Int32
        /// The index of the previous and the next term in the column; -1 if there is none.
        var previous: Int32 = -1
        var next: Int32 = -1
        let coefficient: Double
    }

    struct Row {
        var constant: Double
        /// The number of constraints added before this one. It distinguishes rows that have used the same index.
        let serial: UInt32
        var firstTerm: Int32
        let termCount: Int32
        var priority: Float
        var standing: ConstraintState
        let isEquality: Bool
        /// Whether the constraint was added as a *less or equal*, which is stored with all signs changed.
        let isNegated: Bool
        var isRemoved = false

        var isRequired: Bool { priority >= Priority.required.rawValue }
    }

    struct Column {
        var firstTerm: Int32 = -1
        var termCount: Int32 = 0
        var generation: UInt32
        var isVacant = false
    }

    private(set) var terms: [Term] = []
    var rows: [Row] = []
    private(set) var columns: [Column] = []
    private var vacantRows: [Int32] = []
    private var vacantColumns: [Int32] = []
    private var vacantTerms = 0
    private var nextSerial: UInt32 = 0

    /// Returns the indices of a row's terms.
    func places(_ row: Int32) -> Range<Int> {
        let first = Int(rows[Int(row)].firstTerm)
        return first..<(first + Int(rows[Int(row)].termCount))
    }

    /// Returns the row's sum minus its constant.
    func residual(of row: Int32, at values: [Double]) -> Double {
        var sum = -rows[Int(row)].constant
        for place in places(row) { sum += terms[place].coefficient * values[Int(terms[place].column)] }
        return sum
    }

    /// Returns the largest residual that counts as zero, because of rounding.
    func tolerance(of row: Int32, at values: [Double]) -> Double {
        var scale = abs(rows[Int(row)].constant)
        for place in places(row) { scale += abs(terms[place].coefficient * values[Int(terms[place].column)]) }
        return 1e-8 + 1e-12 * scale
    }

    func coefficient(row: Int32, column: Int) -> Double {
        for place in places(row) where Int(terms[place].column) == column { return terms[place].coefficient }
        return 0
    }

    // MARK: Columns

    mutating func addColumn() -> Variable {
        if let index = vacantColumns.popLast() {
            columns[Int(index)].isVacant = false
            return Variable(index: index, generation: columns[Int(index)].generation)
        }
        columns.append(Column(generation: 0))
        return Variable(index: Int32(columns.count - 1), generation: 0)
    }

    /// Invalidates the variable's handles; `recycleColumn` makes its index available again.
    mutating func retireColumn(_ index: Int) {
        columns[index].isVacant = true
        columns[index].generation &+= 1
    }

    mutating func recycleColumn(_ index: Int) { vacantColumns.append(Int32(index)) }

    func index(of variable: Variable) -> Int? {
        let index = Int(variable.index)
        guard columns.indices.contains(index), columns[index].generation == variable.generation,
            !columns[index].isVacant
        else { return nil }
        return index
    }

    /// Returns the row of a constraint; nil if it was removed.
    func row(of constraint: ConstraintHandle) -> Int32? {
        let index = Int(constraint.row)
        guard rows.indices.contains(index), rows[index].serial == constraint.serial, !rows[index].isRemoved
        else { return nil }
        return constraint.row
    }

    func handle(of row: Int32) -> ConstraintHandle {
        ConstraintHandle(row: row, serial: rows[Int(row)].serial)
    }

    // MARK: Rows

    /// Adds a row. The coefficients must be in ascending order of columns.
    mutating func addRow(
        _ coefficients: [(column: Int32, coefficient: Double)], relation: Relation, constant: Double,
        priority: Priority
    ) -> Int32 {
        let sign: Double = relation == .lessOrEqual ? -1 : 1
        let index = vacantRows.popLast() ?? Int32(rows.count)
        let row = Row(
            constant: sign * constant, serial: nextSerial, firstTerm: Int32(terms.count),
            termCount: Int32(coefficients.count), priority: priority.rawValue, standing: .waiting,
            isEquality: relation == .equal, isNegated: relation == .lessOrEqual)
        nextSerial &+= 1
        if Int(index) == rows.count { rows.append(row) } else { rows[Int(index)] = row }
        for (column, coefficient) in coefficients {
            terms.append(Term(column: column, row: index, coefficient: sign * coefficient))
            link(terms.count - 1)
        }
        return index
    }

    /// Skips a serial number, so that the handle of a rejected constraint never denotes another one.
    mutating func skipSerial() { nextSerial &+= 1 }

    /// Makes the row's index available for another constraint.
    mutating func releaseRow(_ row: Int32) {
        for place in places(row) { unlink(place) }
        vacantTerms += places(row).count
        rows[Int(row)].isRemoved = true
        rows[Int(row)].standing = .vacant
        vacantRows.append(row)
    }

    /// Compacts the terms when removed constraints make up more than half of them.
    mutating func closeGaps() {
        guard vacantTerms > 64, vacantTerms * 2 > terms.count else { return }
        let old = terms
        terms = []
        terms.reserveCapacity(old.count - vacantTerms)
        vacantTerms = 0
        for index in columns.indices {
            columns[index].firstTerm = -1
            columns[index].termCount = 0
        }
        for index in rows.indices {
            if case .vacant = rows[index].standing { continue }
            let places = places(Int32(index))
            rows[index].firstTerm = Int32(terms.count)
            for term in old[places] {
                terms.append(Term(column: term.column, row: term.row, coefficient: term.coefficient))
                link(terms.count - 1)
            }
        }
    }

    private mutating func link(_ place: Int) {
        let column = Int(terms[place].column)
        let first = columns[column].firstTerm
        terms[place].next = first
        if first >= 0 { terms[Int(first)].previous = Int32(place) }
        columns[column].firstTerm = Int32(place)
        columns[column].termCount += 1
    }

    private mutating func unlink(_ place: Int) {
        let term = terms[place]
        if term.previous >= 0 {
            terms[Int(term.previous)].next = term.next
        } else {
            columns[Int(term.column)].firstTerm = term.next
        }
        if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
        columns[Int(term.column)].termCount -= 1
    }
}
