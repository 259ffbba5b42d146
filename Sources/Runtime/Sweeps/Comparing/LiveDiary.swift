package import Wire

/// The log of a live session's run, which a caller divides into moments: the times between two actions of a person.
package struct LiveDiary: Sendable {
    private var closed: [RunLog.Moment] = []
    /// The current moment, which has not ended.
    private var current = RunLog.Moment()
    /// The number of the last input of each ended moment.
    package private(set) var ends: [Int] = []

    /// Creates a log that begins at the session's opening.
    package init() {}

    /// The action of the person that began the current moment; nil at the opening.
    package var words: String? { current.words }

    /// Ends the current moment and begins another one.
    ///
    /// - Parameters:
    ///   - words: The action of the person, such as `tap "Retry"`.
    ///   - lack: The missing view or retry, if the action was not possible here.
    ///   - state: The session's state after its input `input`.
    package mutating func begin(_ words: String, lack: String? = nil, state: WorldState, input: Int) {
        closed.append(moment(as: state))
        current = RunLog.Moment(words)
        current.lack = lack
        ends.append(input)
    }

    /// Records that the current moment's action was not possible in this session; `lack` names the missing view or
    /// retry.
    package mutating func record(lack: String) { current.lack = lack }

    /// Updates the description of the current moment's action, such as continued typing.
    package mutating func update(words: String) { current.words = words }

    /// Records the end or crash of the session, as a sentence.
    package mutating func record(end: String) { current.end = end }

    /// Returns the log of all moments.
    ///
    /// - Parameter state: The state at the end of the current moment; nil omits this moment.
    package func diary(as state: WorldState?) -> RunLog {
        RunLog(closed + (state.map { [moment(as: $0)] } ?? []))
    }

    private func moment(as state: WorldState) -> RunLog.Moment {
        let before = ends.last ?? 0
        var moment = current
        moment.states = state.states.filter { $0.timestamp.input > before }.map(\.content.comparedWords)
        moment.exceptions = state.log.filter { $0.timestamp.input > before }
            .compactMap(\.content.raisedException?.words)
        moment.requests = state.requests.filter { $0.timestamp.input > before }.map(\.content.comparedWords)
        moment.screen = SeenScreen(state.tree).linesAtRest
        return moment
    }
}

extension WorldState {
    /// Whether a request is pending, so that the screen does not show its result yet.
    package var isBusy: Bool { requests.contains { $0.content.phase == .pending } }
}
