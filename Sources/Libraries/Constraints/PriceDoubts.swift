/// The slots whose prices may exceed their limits. Tracking them avoids a check of every slot.
struct PriceDoubts {
    /// Whether slots are being tracked. Meanwhile every slot whose price changes is added.
    private(set) var areOpen = false
    private var slots: [Int32] = []
    private var areOfAll = false

    mutating func add(_ slot: Int) {
        areOpen = true
        if !areOfAll { slots.append(Int32(slot)) }
    }

    /// Marks every slot as doubtful, because slots have other prices than before. Does nothing unless slots are being
    /// tracked.
    mutating func widen() {
        guard areOpen else { return }
        areOfAll = true
        slots = []
    }

    /// Starts tracking slots.
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
