/// What waits, first come, first served.
///
/// The first stands apart from the others, because mostly there is only one, which then costs no array.
struct Queue<Element> {
    private var first: Element?
    private var rest: [Element?] = []
    private var restStart = 0

    var isEmpty: Bool { first == nil }

    /// How many elements it holds room for, those that are gone included.
    var room: Int { rest.count }

    mutating func append(_ element: Element) {
        if first == nil {
            first = element
        } else {
            rest.append(element)
        }
    }

    mutating func popFirst() -> Element? {
        guard let element = first.take() else { return nil }
        if restStart < rest.count {
            first = rest[restStart].take()
            restStart += 1
            // One that never runs empty must let go of those that are gone, too.
            if restStart >= 64, restStart * 2 > rest.count {
                rest.removeFirst(restStart)
                restStart = 0
            }
        } else if !rest.isEmpty {
            rest = []
            restStart = 0
        }
        return element
    }
}
