import HashKeys

/// The cells there were, to be found by key. Most items stay where they are, so that the keys are seldom hashed.
struct FormerCells {
    private let cells: [ListCell]
    private var isKept: [Bool]
    private var places: [SeededKey<ListKey>: Int]?

    init(_ cells: [ListCell]) {
        self.cells = cells
        isKept = [Bool](repeating: false, count: cells.count)
    }

    /// Where the cell with this key is; most likely at `expected`.
    mutating func place(of key: ListKey, expected: Int) -> Int? {
        if cells.indices.contains(expected), cells[expected].key == key { return expected }
        if places == nil {
            places = Dictionary(
                cells.enumerated().map { (SeededKey($1.key), $0) }, uniquingKeysWith: { first, _ in first })
        }
        return places?[SeededKey(key)]
    }

    mutating func keep(_ place: Int) { isKept[place] = true }

    /// The places of those that no item has any more.
    var left: [Int] { isKept.indices.filter { !isKept[$0] } }
}
