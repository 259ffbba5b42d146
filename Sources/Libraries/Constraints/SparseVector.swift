/// A vector of which most elements are zero: an array of all elements, and the indices that may be nonzero.
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

    /// Sets an element whose index is in the list of indices that may be nonzero, the support.
    mutating func set(_ value: Double, at index: Int) { values[index] = value }

    mutating func clear() {
        for index in support {
            values[Int(index)] = 0
            isMember[Int(index)] = false
        }
        support.removeAll(keepingCapacity: true)
    }

    /// The largest magnitude of an element.
    var magnitude: Double {
        var largest = 0.0
        for index in support { largest = max(largest, abs(values[Int(index)])) }
        return largest
    }

    /// Empties the support and returns it, but keeps the values. `mark` adds elements to the support again, in another
    /// order.
    mutating func takeSupport() -> [Int32] {
        for index in support { isMember[Int(index)] = false }
        defer { support = [] }
        return support
    }

    /// Adds an element to the support. Returns whether it was not in the support before.
    mutating func mark(_ index: Int) -> Bool {
        guard !isMember[index] else { return false }
        isMember[index] = true
        return true
    }

    /// Sets the support to the marked elements, in the caller's order.
    mutating func setSupport(_ order: [Int32]) { support = order }
}
