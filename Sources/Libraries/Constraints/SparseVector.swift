/// A vector of which most elements are zero: all of them in an array, and the places that may hold something else.
struct SparseVector {
    private(set) var values: [Double]
    private(set) var support: [Int32] = []
    private var isMember: [Bool]

    init(count: Int) {
        values = Array(repeating: 0, count: count)
        isMember = Array(repeating: false, count: count)
    }

    subscript(_ index: Int) -> Double { values[index] }

    mutating func add(_ value: Double, at index: Int) {
        if !isMember[index] {
            isMember[index] = true
            support.append(Int32(index))
        }
        values[index] += value
    }

    /// For a place that is a member.
    mutating func set(_ value: Double, at index: Int) { values[index] = value }

    mutating func clear() {
        for index in support {
            values[Int(index)] = 0
            isMember[Int(index)] = false
        }
        support.removeAll(keepingCapacity: true)
    }

    /// The largest magnitude in it.
    var magnitude: Double {
        var largest = 0.0
        for index in support { largest = max(largest, abs(values[Int(index)])) }
        return largest
    }

    /// Forgets the members, and keeps their values; `insert` makes them members anew, in another order.
    mutating func takeSupport() -> [Int32] {
        for index in support { isMember[Int(index)] = false }
        defer { support = [] }
        return support
    }

    /// Whether the place was no member before.
    mutating func mark(_ index: Int) -> Bool {
        guard !isMember[index] else { return false }
        isMember[index] = true
        return true
    }

    /// The marked places, in an order that the caller found.
    mutating func setSupport(_ order: [Int32]) { support = order }
}
