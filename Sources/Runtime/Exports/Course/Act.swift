package import Wire

/// What a person did, or what came over a session, with all that followed until the next one.
package struct Act: Sendable {
    /// The step that began it, and those that followed.
    package let steps: ArraySlice<Course.Step>
    /// What could be read before it.
    package let before: Sight
    /// Which controllers were where before it.
    package let earlier: NavigationReport

    /// What was done.
    package var first: Course.Step { steps[steps.startIndex] }
    /// How it ended.
    package var last: Course.Step { steps[steps.endIndex - 1] }
    /// Session time at which the last of it happened; what was only written about it came later.
    package var end: Duration { steps.last { !$0.input.isRemark }?.time ?? last.time }
    /// The states that screens went into, in order.
    package var states: [StateReport] { steps.flatMap(\.states) }
    /// What the log says that is wrong.
    package var warnings: [LogLine] { steps.flatMap(\.warnings) }
    /// The requests as they ended, in order.
    package var ended: [RequestReport] { steps.flatMap(\.requests).filter { $0.ending != nil } }
    /// The texts that were not there before.
    package var news: [String] { Self.new(in: last.sight, since: before) }
    /// The texts that are gone.
    package var gone: [String] { Self.new(in: before, since: last.sight) }

    /// Whether nothing came of it but what stands in a field.
    package var isQuiet: Bool {
        states.isEmpty && warnings.isEmpty && steps.allSatisfy { $0.requests.isEmpty } && news.isEmpty && gone.isEmpty
    }

    /// Each text once, in the order of reading.
    private static func new(in sight: Sight, since other: Sight) -> [String] {
        var known = Set(other.texts)
        return sight.texts.filter { known.insert($0).inserted }
    }
}

extension Course {
    /// The steps, each act's together. A text that was typed letter by letter is one act as long as nothing came of it,
    /// and so is the way of a slider, or of a finger.
    package var acts: [Act] {
        var starts: [Int] = []
        for (index, step) in steps.enumerated() where step.input.beginsAct {
            if let start = starts.last, continues(from: start, to: index) { starts.removeLast() }
            starts.append(index)
        }
        if starts.first ?? 0 > 0 { starts[0] = 0 }
        return starts.enumerated().map { place, start in
            let end = place + 1 < starts.count ? starts[place + 1] : steps.count
            return act(start..<end)
        }
    }

    private func act(_ range: Range<Int>) -> Act {
        let before = range.lowerBound > 0 ? steps[range.lowerBound - 1] : nil
        return Act(
            steps: steps[range], before: before?.sight ?? .blank, earlier: before?.navigation ?? NavigationReport())
    }

    /// Whether what is typed at `index` goes on with what was typed from `start` on, or a finger that is still
    /// down.
    private func continues(from start: Int, to index: Int) -> Bool {
        switch (steps[start].input, steps[index].input) {
        case (.text(let field, _, _), .text(let other, _, _)): field == other && act(start..<index).isQuiet
        case (.slide(let slider, _, isHeld: true), .slide(let other, _, _)):
            slider == other && act(start..<index).isQuiet
        case (.gesture(let view, let first), .gesture(let other, let next)):
            view == other && first.kind == next.kind && next.phase != .began && act(start..<index).isQuiet
        default: false
        }
    }
}

extension SessionInput {
    /// Whether it is about the session, and nothing to its app.
    fileprivate var isRemark: Bool {
        switch self {
        case .notes, .control: true
        case .opened, .tap, .gesture, .text, .focus, .blur, .returnKey, .scroll, .scrollEnd, .slide, .page, .tab,
            .pull, .alert, .back, .swipe, .device, .retry, .response, .failure, .read, .timer, .resumed, .document,
            .faults, .held, .crashed, .row:
            false
        }
    }

    /// Whether a person, or the world around the session, began something with it; all else follows from that.
    fileprivate var beginsAct: Bool {
        switch self {
        case .opened, .tap, .gesture, .text, .returnKey, .slide, .page, .tab, .pull, .alert, .back, .swipe, .device,
            .retry, .resumed, .document, .faults, .held, .crashed, .row:
            true
        case .focus, .blur, .scroll, .scrollEnd, .response, .failure, .read, .timer, .notes, .control: false
        }
    }
}
