/// A state machine that decides when a list runs `onScrollEnd`: at most once for each value of its data source.
///
/// Each set of items for which the page reports the scroll position has a number, its round. Source: Beagle iOS 2.1,
/// ListViewUIComponent.swift.
struct ScrollEnd {
    /// The state for the current items.
    enum State: Equatable {
        /// There are no items to report about, because the data source has no array.
        case idle
        /// The page reports how much of the items with this round number was seen.
        case watching(round: Int)
        /// The end has been seen, and `onScrollEnd` is running.
        case running
        /// The end has been seen, or there are no items.
        case seen
    }

    /// The action of the list after a transition.
    enum Outcome: Equatable {
        case run
        case ignore
    }

    private(set) var state = State.idle
    private var rounds = 0
    private let threshold: Int

    /// Creates a state machine. The end counts as seen when this percentage of the content was seen.
    init(threshold: Int) {
        self.threshold = threshold
    }

    /// Handles a value of the data source.
    ///
    /// The `onScrollEnd` actions may write the context that the items come from. If the items stay the same, the
    /// actions are not run again, because that would never end.
    ///
    /// - Parameters:
    ///   - count: The number of items; nil if the value is not an array.
    ///   - isNew: Whether the items differ from the previous ones.
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

    /// Called when `onScrollEnd` begins to run.
    mutating func begin() { state = .running }

    /// Called when all `onScrollEnd` actions were started. If they have set new items, their end can be seen again.
    mutating func finish() {
        if state == .running { state = .seen }
    }

    /// Handles a scroll position reported by the page.
    mutating func saw(_ part: SeenPart) -> Outcome {
        guard state == .watching(round: part.round), part.percent >= Double(threshold) else { return .ignore }
        state = .seen
        return .run
    }
}

/// A scroll position in a list, in points along its direction.
package struct SeenPart {
    /// The round number of the items for which the position was measured.
    package let round: Int
    /// The scroll offset.
    package let offset: Double
    /// The length of the visible part.
    package let visible: Double
    /// The length of the whole content.
    package let length: Double

    package init(round: Int, offset: Double, visible: Double, length: Double) {
        self.round = round
        self.offset = offset
        self.visible = visible
        self.length = length
    }

    /// The percentage of the content up to the end of the visible part; infinite for content without length.
    var percent: Double { length > 0 ? (offset + visible) / length * 100 : .infinity }
}
