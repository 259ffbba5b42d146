/// When the end of a list has been seen: once at most for each value of its data source.
///
/// Provenance: Beagle iOS 2.1, ListViewUIComponent.swift.
struct ScrollEnd {
    /// What is known of the present items.
    enum State: Equatable {
        /// There are none to look for.
        case idle
        /// Whoever lays the list out is asked to say how much has been seen of the items of this round.
        case watching(round: Int)
        /// The end has been seen, and what that sets off is under way.
        case running
        /// The end has been seen, or there was nothing before it.
        case seen
    }

    /// What the list must do next.
    enum Outcome: Equatable {
        case run
        case ignore
    }

    private(set) var state = State.idle
    private var rounds = 0
    private let threshold: Int

    /// The end counts as seen from this percentage on.
    init(threshold: Int) {
        self.threshold = threshold
    }

    /// The data source was heard of; `count` is nil where it is no array.
    ///
    /// What the end set off may write the very context the items come from. As long as the items stay the same, that
    /// is no reason to set it off again: it would never end.
    mutating func sourceSpoke(count: Int?, isNew: Bool) -> Outcome {
        switch (count, state) {
        case (nil, _):
            state = .idle
            return .ignore
        case (_, .running) where !isNew: return .ignore
        case (0, _):
            state = .seen
            return .run
        case (_, .watching) where !isNew: return .ignore
        case (_, .idle), (_, .watching), (_, .running), (_, .seen):
            rounds += 1
            state = .watching(round: rounds)
            return .ignore
        }
    }

    /// What the end sets off begins.
    mutating func begin() { state = .running }

    /// It has begun, all of it; new items that it brought have an end of their own.
    mutating func finish() {
        if state == .running { state = .seen }
    }

    /// A part of the content was seen.
    mutating func saw(_ part: SeenPart) -> Outcome {
        guard state == .watching(round: part.round), part.percent >= Double(threshold) else { return .ignore }
        state = .seen
        return .run
    }
}

/// How far a person has come in a list, in points along its direction.
package struct SeenPart {
    /// Which items were measured, by the number the list gave them.
    package let round: Int
    /// How far the content has been scrolled.
    package let offset: Double
    /// The length of what can be seen at once.
    package let visible: Double
    /// The length of the whole content.
    package let length: Double

    package init(round: Int, offset: Double, visible: Double, length: Double) {
        self.round = round
        self.offset = offset
        self.visible = visible
        self.length = length
    }

    /// The share of the content up to the end of what is seen; content without length has been seen.
    var percent: Double { length > 0 ? (offset + visible) / length * 100 : .infinity }
}
