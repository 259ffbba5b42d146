package import Wire

/// What a session that goes on is like, moment by moment, as far as somebody looked at it.
package struct LiveDiary: Sendable {
    private var closed: [RunDiary.Moment] = []
    /// The moment that goes on.
    private var current = RunDiary.Moment()
    /// The last input of each moment that is over.
    package private(set) var ends: [Int] = []

    /// A diary of a session from its opening on.
    package init() {}

    /// What the person did that the moment which goes on began with; nil at the opening.
    package var words: String? { current.words }

    /// The moment that goes on ends as the session is now, and another begins.
    ///
    /// - Parameters:
    ///   - words: What the person did: `tap "Retry"`.
    ///   - lack: What was missing, so that it could not be done here.
    ///   - state: The session after its input `input`.
    package mutating func begin(_ words: String, lack: String? = nil, state: WorldState, input: Int) {
        closed.append(moment(as: state))
        current = RunDiary.Moment(words)
        current.lack = lack
        ends.append(input)
    }

    /// It turned out that what the moment began with could not be done here.
    package mutating func note(lack: String) { current.lack = lack }

    /// What the moment began with went on, such as typing.
    package mutating func goOn(_ words: String) { current.words = words }

    /// The session ended, or its app crashed; a sentence says why.
    package mutating func note(end: String) { current.end = end }

    /// The diary up to now, with the moment that goes on as it looks; without it where that is yet to be seen.
    package func diary(as state: WorldState?) -> RunDiary {
        RunDiary(closed + (state.map { [moment(as: $0)] } ?? []))
    }

    private func moment(as state: WorldState) -> RunDiary.Moment {
        let before = ends.last ?? 0
        var moment = current
        moment.states = state.states.filter { $0.moment.input > before }.map(\.content.comparedWords)
        moment.requests = state.requests.filter { $0.moment.input > before }.map(\.content.comparedWords)
        moment.screen = SeenScreen(state.tree).linesAtRest
        return moment
    }
}

extension WorldState {
    /// Whether a request is under way, so that what is shown is not yet what comes of it.
    package var isBusy: Bool { requests.contains { $0.content.phase == .pending } }
}
