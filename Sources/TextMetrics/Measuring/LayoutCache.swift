import Locking

/// Texts that were measured, with their layouts, up to so many bytes.
///
/// Two halves: what is used moves to the young one; when that is full it becomes the old one, and the old one is
/// forgotten. So whatever was used lately is there, and nothing has to be sorted.
final class LayoutCache: Sendable {
    private let halves: Locked<Halves>
    private let bytes: Int

    private struct Halves {
        var young: [StyledText: CachedText] = [:]
        var old: [StyledText: CachedText] = [:]
        var youngCost = 0
    }

    init(bytes: Int) {
        self.bytes = max(0, bytes)
        halves = Locked(Halves())
    }

    /// The entry for a text, made if there is none.
    func entry(for text: StyledText, make: () -> ShapedText) -> CachedText {
        let known = halves.withLock { halves -> CachedText? in
            if let entry = halves.young[text] { return entry }
            guard let entry = halves.old.removeValue(forKey: text) else { return nil }
            insert(entry, into: &halves)
            return entry
        }
        if let known { return known }
        let entry = CachedText(text, shaped: make())
        return halves.withLock { halves in
            if let other = halves.young[text] { return other }  // another thread was faster
            insert(entry, into: &halves)
            return entry
        }
    }

    /// Counts an entry anew after it has grown.
    func update(_ entry: CachedText) {
        halves.withLock { halves in
            guard halves.young[entry.text] === entry else { return }
            halves.youngCost += entry.recount()
            turnIfFull(&halves)
        }
    }

    /// Roughly the bytes of memory in use, for tests: at most the bound, and what was measured last.
    var cost: Int {
        halves.withLock { halves in
            halves.young.values.reduce(0) { $0 + $1.cost } + halves.old.values.reduce(0) { $0 + $1.cost }
        }
    }

    private func insert(_ entry: CachedText, into halves: inout Halves) {
        halves.young[entry.text] = entry
        entry.recount()
        halves.youngCost += entry.cost
        turnIfFull(&halves)
    }

    private func turnIfFull(_ halves: inout Halves) {
        guard halves.youngCost > bytes / 2 else { return }
        // One text that is larger than a half would push out everything else, and then itself.
        halves.old = halves.young.filter { $0.value.cost <= bytes / 2 }
        halves.young = [:]
        halves.youngCost = 0
    }
}

/// A text with the layouts that were asked for last.
final class CachedText: Sendable {
    let text: StyledText
    let shaped: ShapedText
    private let state = Locked(State())

    private struct State {
        var layouts: [(box: TextBox, layout: TextLayout)] = []
        var cost = 0
    }

    /// An entry keeps the layouts of so many boxes.
    private static let boxes = 6

    init(_ text: StyledText, shaped: ShapedText) {
        self.text = text
        self.shaped = shaped
    }

    func layout(in box: TextBox) -> TextLayout? {
        state.withLock { state in state.layouts.first { $0.box == box }?.layout }
    }

    func keep(_ layout: TextLayout, in box: TextBox) {
        state.withLock { state in
            if state.layouts.contains(where: { $0.box == box }) { return }
            if state.layouts.count >= Self.boxes { state.layouts.removeFirst() }
            state.layouts.append((box, layout))
        }
    }

    var cost: Int { state.withLock { $0.cost } }

    /// Counts its bytes anew, and tells how many more they are.
    @discardableResult
    func recount() -> Int {
        let shaped = shaped.cost + text.string.utf8.count + text.runs.count * 300
        return state.withLock { state in
            let before = state.cost
            state.cost = shaped + state.layouts.reduce(0) { $0 + $1.layout.cost }
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
