/// A first-in, first-out queue.
///
/// The first element is stored separately, because mostly there is only one, which then needs no array.
struct Queue<Element> {
    private var first: Element?
    private var rest: [Element?] = []
    private var restStart = 0

    var isEmpty: Bool { first == nil }

    /// The number of slots in the array, including unused ones of removed elements.
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
            // A queue that never becomes empty must still free the slots of removed elements.
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
