/// The slots whose prices may be beyond their limits, so that nobody has to look at all of them.
struct PriceDoubts {
    /// Whether there are any. As long as there are, every slot whose price changes is one.
    private(set) var areOpen = false
    private var slots: [Int32] = []
    private var areOfAll = false

    mutating func add(_ slot: Int) {
        areOpen = true
        if !areOfAll { slots.append(Int32(slot)) }
    }

    /// Doubts every price from now on, or none where there are no doubts yet, since slots have other prices than
    /// before.
    mutating func widen() {
        guard areOpen else { return }
        areOfAll = true
        slots = []
    }

    /// Begins to doubt.
    mutating func open() { areOpen = true }

    /// Keeps the slots of which this is true; the others are beyond doubt. Visits those of `all` where all are doubted.
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
