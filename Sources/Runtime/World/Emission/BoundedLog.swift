/// The last entries of something, oldest first.
struct BoundedLog<Element> {
    private let limit: Int
    private var elements: [Element] = []
    /// Where the oldest entry stands, once the log is full.
    private var start = 0

    /// An empty log that keeps `limit` entries.
    init(limit: Int) {
        precondition(limit > 0, "a log keeps something")
        self.limit = limit
    }

    /// How many entries are kept.
    var count: Int { elements.count }

    /// Adds the newest entry; the oldest goes when there is no room.
    mutating func append(_ element: Element) {
        if elements.count < limit {
            elements.append(element)
        } else {
            elements[start] = element
            start = (start + 1) % limit
        }
    }

    /// Changes the newest entry that matches; false when none is kept.
    @discardableResult
    mutating func replaceLast(where matches: (Element) -> Bool, with element: Element) -> Bool {
        for age in 0..<elements.count {
            let index = (start + elements.count - 1 - age) % elements.count
            if matches(elements[index]) {
                elements[index] = element
                return true
            }
        }
        return false
    }

    /// Whether a kept entry matches.
    func contains(where matches: (Element) -> Bool) -> Bool {
        elements.contains(where: matches)
    }

    /// Visits all entries, oldest first.
    func forEach(_ body: (Element) -> Void) {
        for offset in 0..<elements.count {
            body(elements[(start + offset) % elements.count])
        }
    }
}
