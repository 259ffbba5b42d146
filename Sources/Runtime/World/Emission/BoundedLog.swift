/// The most recent entries of a kind, oldest first.
struct BoundedLog<Element> {
    private let limit: Int
    private var elements: [Element] = []
    /// The index of the oldest entry, once the log is full.
    private var start = 0

    /// Creates an empty log with a capacity.
    init(limit: Int) {
        precondition(limit > 0, "a log keeps something")
        self.limit = limit
    }

    /// The number of entries.
    var count: Int { elements.count }

    /// Appends an entry; a full log drops its oldest one.
    mutating func append(_ element: Element) {
        if elements.count < limit {
            elements.append(element)
        } else {
            elements[start] = element
            start = (start + 1) % limit
        }
    }

    /// Replaces the newest entry that matches; returns false if there is none.
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

    /// Returns whether an entry matches.
    func contains(where matches: (Element) -> Bool) -> Bool {
        elements.contains(where: matches)
    }

    /// Calls a closure with all entries, oldest first.
    func forEach(_ body: (Element) -> Void) {
        for offset in 0..<elements.count {
            body(elements[(start + offset) % elements.count])
        }
    }
}
