import Locks

/// How large a long text is in the boxes that were asked for last.
///
/// Only a few numbers are kept for a box, so that a text of any length is measured once. Its lines may be forgotten.
final class CachedExtents: RememberedText {
    let text: StyledText
    private let extents = Locked<[(box: TextBox, extent: TextExtent)]>([])

    /// An entry keeps so many boxes.
    private static let boxes = 16
    /// Texts of more bytes than this have entries. Of shorter ones the lines are kept.
    static let longestOfLines = 1024

    init(_ text: StyledText) { self.text = text }

    func extent(in box: TextBox) -> TextExtent? {
        extents.withLock { extents in extents.first { $0.box == box }?.extent }
    }

    func keep(_ extent: TextExtent, in box: TextBox) {
        extents.withLock { extents in
            if extents.contains(where: { $0.box == box }) { return }
            if extents.count >= Self.boxes { extents.removeFirst() }
            extents.append((box, extent))
        }
    }

    /// As much as it may become, so that nothing has to be counted again.
    var cost: Int { Self.cost(of: text) }

    @discardableResult
    func recount() -> Int { 0 }

    static func cost(of text: StyledText) -> Int {
        text.string.utf8.count + text.runs.count * MemoryLayout<StyledText.Run>.stride + 2500
    }
}
