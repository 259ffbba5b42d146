import Locks

/// A text that is shaped, with the layouts that were asked for last.
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

    /// An entry keeps the layouts of so many boxes.
    private static let boxes = 6

    init(_ text: StyledText, library: FontLibrary, limits: TextLimits) {
        self.text = text
        self.limits = limits
        pieces = ShapedText(text, library: library)
    }

    /// The text, shaped as suits a box: in long pieces where nothing breaks its lines.
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

    /// Keeps a layout, unless it is so large that few others could be kept.
    func keep(_ layout: TextLayout, in box: TextBox) {
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
    /// Roughly its bytes in memory.
    fileprivate var cost: Int {
        lines.reduce(100) { cost, line in
            line.segments.reduce(cost + 150) { $0 + MemoryLayout<TextSegment>.stride + $1.text.utf8.count }
        }
    }
}
