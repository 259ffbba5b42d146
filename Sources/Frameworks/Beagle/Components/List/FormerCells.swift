import HashKeys

/// The previous cells of a list, found by the key of their item.
///
/// Most items keep their position, so keys are seldom hashed.
struct FormerCells {
    private let cells: [ListCell]
    private var isKept: [Bool]
    private var places: [SeededKey<ListKey>: Int]?

    init(_ cells: [ListCell]) {
        self.cells = cells
        isKept = [Bool](repeating: false, count: cells.count)
    }

    /// Returns the index of the cell with this key. `expected` is checked first, because it is usually the result.
    mutating func place(of key: ListKey, expected: Int) -> Int? {
        if cells.indices.contains(expected), cells[expected].key == key { return expected }
        if places == nil {
            places = Dictionary(
                cells.enumerated().map { (SeededKey($1.key), $0) }, uniquingKeysWith: { first, _ in first })
        }
        return places?[SeededKey(key)]
    }

    mutating func markKept(_ place: Int) { isKept[place] = true }

    /// The indices of the cells whose items no longer exist.
    var left: [Int] { isKept.indices.filter { !isKept[$0] } }
}
