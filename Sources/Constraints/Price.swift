/// What an error of a constraint costs, by priority: a vector that is compared from its highest priority down.
///
/// In the words of linear programming it is a reduced cost, or a shadow price, of a hierarchical objective. Most are
/// zero, and few have more than one part.
struct Price {
    struct Part {
        var priority: Float
        var amount: Double
    }

    /// By falling priority; no amount is zero.
    private(set) var parts: [Part]

    static let zero = Price()

    /// Amounts below it are what rounding left of zero. Prices are products of coefficients, so they are near 1.
    private static let dust = 1e-9

    private init() { parts = [] }

    init(_ amount: Double, at priority: Float) {
        parts = abs(amount) <= Self.dust ? [] : [Part(priority: priority, amount: amount)]
    }

    var isZero: Bool { parts.isEmpty }

    /// 1, 0 or -1.
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
        for part in other.parts { add(part.amount * factor, at: part.priority) }
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

    /// 1 when it is dearer than the other, -1 when cheaper, 0 when rounding may have made the difference.
    func compared(with other: Price) -> Int {
        var difference = self
        difference.add(other, times: -1)
        return difference.sign
    }
}
