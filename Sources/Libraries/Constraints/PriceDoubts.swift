/// The slots whose prices may exceed their limits, tracked so that not every slot must be checked.
struct PriceDoubts {
    /// Whether there are doubtful slots. While there are, every slot whose price changes becomes one.
    private(set) var areOpen = false
    private var slots: [Int32] = []
    private var areOfAll = false

    mutating func add(_ slot: Int) {
        areOpen = true
        if !areOfAll { slots.append(Int32(slot)) }
    }

    /// Marks every slot as doubtful, because slots have other prices than before. Does nothing if there are no doubtful
    /// slots.
    mutating func widen() {
        guard areOpen else { return }
        areOfAll = true
        slots = []
    }

    /// Starts tracking doubtful slots.
    mutating func open() { areOpen = true }

    /// Keeps the doubtful slots for which the closure returns true. Tests every slot in `all` if all are doubtful.
    mutating func keep(all: Range<Int>, where isBeyond: (Int) -> Bool) {
        if areOfAll {
            slots = all.compactMap { isBeyond($0) ? Int32($0) : nil }
            areOfAll = false
        } else {
            slots.removeAll { !isBeyond(Int($0)) }
        }
    }

    mutating func close() {
        areOpen = false
        areOfAll = false
        slots = []
    }
}
