import Locks

/// A shaped text with recently requested layouts.
final class CachedText: RememberedText {
    let text: StyledText
    private let pieces: ShapedText
    private let limits: TextLimits
    private let state = Locked(State())

    private struct State {
        var whole: ShapedText?
        var layouts: [(box: TextBox, layout: TextLayout)] = []
        var cost = 0
    }

    /// The maximum number of boxes whose layouts an entry stores.
    private static let boxes = 6

    init(_ text: StyledText, library: FontLibrary, limits: TextLimits) {
        self.text = text
        self.limits = limits
        pieces = ShapedText(text, library: library)
    }

    /// Returns the text, shaped for a box: in long pieces if no line is wrapped.
    func shaped(for box: TextBox) -> ShapedText {
        guard box.width.isInfinite, text.string.utf8.count > ShapedText.pieceSize,
            text.runs.allSatisfy({ $0.attributes.paragraph.tailIndent <= 0 })
        else { return pieces }
        return state.withLock { state in
            if let whole = state.whole { return whole }
            let whole = ShapedText(pieces, pieceSize: limits.measuredBytes)
            state.whole = whole
            return whole
        }
    }

    func layout(in box: TextBox) -> TextLayout? {
        state.withLock { state in state.layouts.first { $0.box == box }?.layout }
    }

    /// Stores a layout, unless it is so large that few others could be stored.
    func store(_ layout: TextLayout, in box: TextBox) {
        guard layout.cost <= limits.cacheBytes / 16 else { return }
        state.withLock { state in
            if state.layouts.contains(where: { $0.box == box }) { return }
            if state.layouts.count >= Self.boxes { state.layouts.removeFirst() }
            state.layouts.append((box, layout))
        }
    }

    var cost: Int { state.withLock { $0.cost } }

    @discardableResult
    func recount() -> Int {
        let fixed = text.string.utf8.count + text.runs.count * 300
        return state.withLock { state in
            let before = state.cost
            state.cost =
                fixed + pieces.cost + (state.whole?.cost ?? 0) + state.layouts.reduce(0) { $0 + $1.layout.cost }
            return state.cost - before
        }
    }
}

extension TextLayout {
    /// The estimated size in memory, in bytes.
    fileprivate var cost: Int {
        lines.reduce(100) { cost, line in
            line.segments.reduce(cost + 150) { $0 + MemoryLayout<TextSegment>.stride + $1.text.utf8.count }
        }
    }
}
