/// The inputs that the last keys brought, so that a repeated post changes nothing.
struct KeyMemory {
    private let limit: Int
    private var numbers: [String: Int] = [:]
    private var order: [String] = []
    private var oldest = 0

    /// Remembers nothing yet, and at most `limit` keys.
    init(limit: Int) {
        self.limit = limit
    }

    /// The number of the input that came with this key.
    func number(for key: String) -> Int? {
        numbers[key]
    }

    /// Remembers a key; the oldest is forgotten when there is no room.
    mutating func remember(_ key: String, as number: Int) {
        guard limit > 0, numbers.updateValue(number, forKey: key) == nil else { return }
        if order.count < limit {
            order.append(key)
        } else {
            numbers.removeValue(forKey: order[oldest])
            order[oldest] = key
            oldest = (oldest + 1) % limit
        }
    }
}
