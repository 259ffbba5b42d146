package import Recordings
package import Wire

/// A user's action or an event from outside, with all steps that followed until the next one.
package struct UserStep: Sendable {
    /// The step that began the action, and those that followed.
    package let steps: ArraySlice<Playback.Step>
    /// The content of the screen before the action.
    package let before: VisibleText
    /// The navigation stacks before the action.
    package let earlier: NavigationReport

    /// The step that began the action.
    package var first: Playback.Step { steps[steps.startIndex] }
    package var last: Playback.Step { steps[steps.endIndex - 1] }
    /// The session time of the last step that is not an annotation or a change of control.
    package var end: Duration { steps.last { !$0.input.isRemark }?.time ?? last.time }
    /// The screen states reported during the action, in order.
    package var states: [StateReport] { steps.flatMap(\.states) }
    /// The warnings and errors in the log.
    package var warnings: [LogLine] { steps.flatMap(\.warnings) }
    /// The requests that ended during the action, in order.
    package var ended: [RequestReport] { steps.flatMap(\.requests).filter { $0.ending != nil } }
    /// The texts that appeared on the screen during the action.
    package var news: [String] { Self.new(in: last.sight, since: before) }
    /// The texts that disappeared from the screen during the action.
    package var gone: [String] { Self.new(in: before, since: last.sight) }

    /// Whether the action had no effect except on the content of a field.
    package var isQuiet: Bool {
        states.isEmpty && warnings.isEmpty && steps.allSatisfy { $0.requests.isEmpty } && news.isEmpty && gone.isEmpty
    }

    /// Returns the texts on the first screen, `sight`, that are not on the second, `other`, each once, in reading
    /// order.
    private static func new(in sight: VisibleText, since other: VisibleText) -> [String] {
        var known = Set(other.texts)
        return sight.texts.filter { known.insert($0).inserted }
    }
}

extension Playback {
    /// The steps grouped into actions. Consecutive inputs form one action as long as they have no effect: letters typed
    /// into a field, movements of a slider, and movements of a finger.
    package var acts: [UserStep] {
        var starts: [Int] = []
        for (index, step) in steps.enumerated() where step.input.beginsUserStep {
            if let start = starts.last, continues(from: start, to: index) { starts.removeLast() }
            starts.append(index)
        }
        if starts.first ?? 0 > 0 { starts[0] = 0 }
        return starts.enumerated().map { place, start in
            let end = place + 1 < starts.count ? starts[place + 1] : steps.count
            return userStep(for: start..<end)
        }
    }

    private func userStep(for range: Range<Int>) -> UserStep {
        let before = range.lowerBound > 0 ? steps[range.lowerBound - 1] : nil
        return UserStep(
            steps: steps[range], before: before?.sight ?? .blank, earlier: before?.navigation ?? NavigationReport())
    }

    /// Returns whether the input at `index` continues the action that began at `start`: typing into a field, or a
    /// movement while the finger is down.
    private func continues(from start: Int, to index: Int) -> Bool {
        switch (steps[start].input, steps[index].input) {
        case (.text(let field, _, _), .text(let other, _, _)): field == other && userStep(for: start..<index).isQuiet
        case (.slide(let slider, _, isHeld: true), .slide(let other, _, _)):
            slider == other && userStep(for: start..<index).isQuiet
        case (.gesture(let view, let first), .gesture(let other, let next)):
            view == other && first.kind == next.kind && next.phase != .began && userStep(for: start..<index).isQuiet
        default: false
        }
    }
}

extension SessionInput {
    /// Whether the input begins an action of a user or the environment; all other inputs are consequences.
    fileprivate var beginsUserStep: Bool {
        switch self {
        case .response, .failure, .read, .timer: false
        default: !isReport && !isRemark
        }
    }
}
