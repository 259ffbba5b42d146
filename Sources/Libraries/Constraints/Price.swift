/// The cost of a constraint's error, by priority: a vector that is compared lexicographically from the highest priority
/// down.
///
/// In linear programming, the price of a constraint is its shadow price, or the reduced cost of its slack variable.
/// Here the objective is hierarchical. Most prices are zero, and few have more than one part.
struct Price {
    struct Part {
        var priority: Float
        var amount: Double
    }

    /// The nonzero parts of the price, sorted by descending priority.
    private(set) var parts: [Part]

    static let zero = Price()

    /// The amount below which a value is a rounding error. Prices are products of coefficients, so they are close to 1.
    private static let dust = 1e-9

    private init() { parts = [] }

    init(_ amount: Double, at priority: Float) {
        parts = abs(amount) <= Self.dust ? [] : [Part(priority: priority, amount: amount)]
    }

    var isZero: Bool { parts.isEmpty }

    /// The sign of the price: 1, 0 or -1.
    var sign: Int {
        guard let first = parts.first else { return 0 }
        return first.amount > 0 ? 1 : -1
    }

    func scaled(by factor: Double) -> Price {
        var scaled = self
        for index in scaled.parts.indices { scaled.parts[index].amount *= factor }
        scaled.parts.removeAll { abs($0.amount) <= Self.dust }
        return scaled
    }

    mutating func add(_ other: Price, times factor: Double = 1) {
        if other.parts.count <= 1 || parts.isEmpty {
            if parts.isEmpty { self = other.scaled(by: factor) } else { addFirst(of: other, times: factor) }
            return
        }
        var sum: [Part] = []
        sum.reserveCapacity(parts.count + other.parts.count)
        Self.merge(self, other, times: factor) { part in
            sum.append(part)
            return true
        }
        parts = sum
    }

    private mutating func addFirst(of other: Price, times factor: Double) {
        if let part = other.parts.first { add(part.amount * factor, at: part.priority) }
    }

    /// Visits the nonzero parts of the sum of two prices by descending priority, until the visitor returns false.
    private static func merge(_ first: Price, _ second: Price, times factor: Double, visit: (Part) -> Bool) {
        var (left, right) = (first.parts[...], second.parts[...])
        while !left.isEmpty || !right.isEmpty {
            let next = max(left.first?.priority ?? -1, right.first?.priority ?? -1)
            var amount = 0.0
            if let part = left.first, part.priority == next {
                amount += part.amount
                left.removeFirst()
            }
            if let part = right.first, part.priority == next {
                amount += part.amount * factor
                right.removeFirst()
            }
            if abs(amount) > dust, !visit(Part(priority: next, amount: amount)) { return }
        }
    }

    mutating func add(_ amount: Double, at priority: Float) {
        let index = parts.firstIndex { $0.priority <= priority } ?? parts.endIndex
        if index < parts.endIndex, parts[index].priority == priority {
            parts[index].amount += amount
            if abs(parts[index].amount) <= Self.dust { parts.remove(at: index) }
        } else if abs(amount) > Self.dust {
            parts.insert(Part(priority: priority, amount: amount), at: index)
        }
    }

    /// Returns 1 if this price is higher, -1 if it is lower, and 0 if rounding may have caused the difference.
    func compared(with other: Price) -> Int {
        var sign = 0
        Self.merge(self, other, times: -1) { part in
            sign = part.amount > 0 ? 1 : -1
            return false
        }
        return sign
    }
}
