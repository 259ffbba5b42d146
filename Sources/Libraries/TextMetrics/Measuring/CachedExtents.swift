import Locks

/// The sizes of a long text in recently requested boxes.
///
/// An entry stores a few numbers per box. A long text is therefore measured once, even if its shaped form is evicted.
final class CachedExtents: RememberedText {
    let text: StyledText
    private let extents = Locked<[(box: TextBox, extent: TextExtent)]>([])

    /// The maximum number of boxes in an entry.
    private static let boxes = 16
    /// The maximum length in bytes of texts whose lines are cached instead.
    static let longestOfLines = 1024

    init(_ text: StyledText) { self.text = text }

    func extent(in box: TextBox) -> TextExtent? {
        extents.withLock { extents in extents.first { $0.box == box }?.extent }
    }

    func store(_ extent: TextExtent, in box: TextBox) {
        extents.withLock { extents in
            if extents.contains(where: { $0.box == box }) { return }
            if extents.count >= Self.boxes { extents.removeFirst() }
            extents.append((box, extent))
        }
    }

    /// The cost of a full entry. It is constant, so that it need not be updated.
    var cost: Int { Self.cost(of: text) }

    @discardableResult
    func recount() -> Int { 0 }

    static func cost(of text: StyledText) -> Int {
        text.string.utf8.count + text.runs.count * MemoryLayout<StyledText.Run>.stride + 2500
    }
}
