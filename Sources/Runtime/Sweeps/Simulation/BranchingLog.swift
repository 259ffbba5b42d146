/// A list that only grows at its end and whose copies share what they had in common when they were made.
///
/// A simulation continues hundreds of times from points of another one. With arrays each of these points would hold a
/// copy of everything before it. Call `seal()` before making a copy that is kept.
///
/// ```swift
/// var log = BranchingLog<Int>()
/// log.append(1)
/// log.seal()
/// var branch = log      // shares the 1
/// branch.append(2)
/// log.append(3)         // branch still has 1 and 2
/// ```
struct BranchingLog<Element: Sendable>: Sendable {
    /// A list of elements that no longer change. They follow those of the previous chunk.
    private final class Chunk: Sendable {
        let previous: Chunk?
        let elements: [Element]
        /// The number of elements up to and including this chunk.
        let count: Int

        init(_ elements: [Element], after previous: Chunk?) {
            self.elements = elements
            self.previous = previous
            count = elements.count + (previous?.count ?? 0)
        }
    }

    /// Chunks shorter than this are copied into the next one, so that a log that is sealed often has few of them.
    private static var shortest: Int { 64 }

    private var sealed: Chunk?
    private var tail: [Element] = []

    /// Creates an empty log.
    init() {}

    /// The number of elements.
    var count: Int { (sealed?.count ?? 0) + tail.count }

    /// Whether there are no elements.
    var isEmpty: Bool { count == 0 }

    /// All elements, oldest first. Takes time proportional to their number.
    var elements: [Element] { elements(from: 0) }

    /// Returns the elements from an index on, oldest first. Takes time proportional to their number.
    func elements(from start: Int) -> [Element] {
        var newestFirst = [tail]
        var chunk = sealed
        while let current = chunk, current.count > start {
            newestFirst.append(current.elements)
            chunk = current.previous
        }
        let skipped = start - (chunk?.count ?? 0)
        return Array(newestFirst.reversed().joined().dropFirst(max(0, skipped)))
    }

    /// Adds an element at the end.
    mutating func append(_ element: Element) {
        tail.append(element)
    }

    /// Makes the current elements shareable. Copies that are made from now on share them, instead of each holding its
    /// own.
    mutating func seal() {
        guard !tail.isEmpty else { return }
        if let last = sealed, last.elements.count < Self.shortest {
            sealed = Chunk(last.elements + tail, after: last.previous)
        } else {
            sealed = Chunk(tail, after: sealed)
        }
        tail = []
    }

    /// Replaces each element by the result of the closure. Copies made before are not changed.
    mutating func mapInPlace(_ transform: (Element) -> Element) {
        (sealed, tail) = (nil, elements.map(transform))
    }
}
