package import Recordings
package import Wire

/// What one run of a screenplay was like, moment by moment.
package struct RunDiary: Sendable {
    /// What there is from one step of a person to the next.
    package struct Moment: Sendable, Equatable {
        /// What the person did: `tap "Retry"`; nil at the opening.
        package internal(set) var words: String?
        /// What was missing, so that the step could not be done as it was; nil where it was done.
        package internal(set) var lack: String?
        /// The states that controllers heard, in order: `started`, `error remoteScreen · networkError`.
        package internal(set) var states: [String] = []
        /// The requests that were made, in order, each with what it came to so far: `GET /bikes: 500`.
        package internal(set) var requests: [String] = []
        /// What a person reads and could press at its end, a line each; spinners say nothing.
        package internal(set) var screen: [String] = []
        /// Why the run went no further; nil where it did.
        package internal(set) var end: String?

        init(_ words: String? = nil) {
            self.words = words
        }
    }

    /// The opening, and then a moment for each step, as far as the run went.
    package let moments: [Moment]
    /// What was asked for that the recording has no answer for.
    package let unanswered: [Ask]

    /// What the app took, in order: a session can be opened that shows the run. Empty for a session that goes on.
    package let inputs: [RecordedInput]
    /// How many of the inputs were taken when each moment was over.
    package let ends: [Int]

    init(_ moments: [Moment], unanswered: [Ask] = [], inputs: [RecordedInput] = [], ends: [Int] = []) {
        self.moments = moments
        self.unanswered = unanswered
        self.inputs = inputs
        self.ends = ends
    }

    /// Its first moments.
    func beginning(_ count: Int) -> RunDiary {
        RunDiary(Array(moments.prefix(count)), unanswered: unanswered, inputs: inputs, ends: Array(ends.prefix(count)))
    }

    /// Runs a screenplay to its end, or as far as the app and the rehearsal's bounds let it; in a task that is
    /// cancelled, to the step that is being done.
    ///
    /// - Parameters:
    ///   - configuration: What the session is opened with.
    ///   - progress: Called after each step with how many are done.
    package static func run(
        _ screenplay: Screenplay, _ configuration: SessionConfiguration, in worlds: any Worlds,
        limits: SessionLimits = .standard, bounds: RehearsalBounds = RehearsalBounds(),
        progress: @Sendable (Int) -> Void = { _ in }
    ) async -> RunDiary {
        let rehearsal = Rehearsal(
            screenplay, configuration: configuration, in: worlds, bounds: bounds, limits: limits)
        var writer = DiaryWriter(rehearsal)
        do throws(Interruption) {
            try await writer.begin(nil) { () async throws(Interruption) in
                try await rehearsal.open()
                return nil
            }
            for (index, step) in screenplay.steps.enumerated() where !Task.isCancelled {
                try await rehearsal.advance(by: step.pause)
                try await writer.endMoment()
                try await writer.begin(step.words) { () async throws(Interruption) in
                    try await rehearsal.perform(meaning: step)
                }
                progress(index + 1)
            }
            try await rehearsal.settle()
            try await writer.endMoment()
        } catch {
            await writer.interrupt(error)
        }
        return RunDiary(
            writer.moments, unanswered: await rehearsal.unanswered, inputs: await rehearsal.mark.inputs,
            ends: writer.ends)
    }
}

extension Rehearsal {
    /// Does a step at once, or what it meant: where the button that tried something again is not there, its retry is
    /// run all the same. Answers what was missing; nil where nothing was.
    fileprivate func perform(meaning step: Screenplay.Step) async throws(Interruption) -> String? {
        guard case .nothing(let lack) = try await perform(step.withoutPause) else { return nil }
        guard let subject = step.repeats,
            case .done = try await perform(.retry(subject: subject, place: 0))
        else { return lack }
        return "\(lack); the retry of \(subject) was run all the same"
    }
}

extension Screenplay.Step {
    /// The same step, done at once.
    var withoutPause: Screenplay.Step {
        Screenplay.Step(number: number, pause: .zero, action: action, words: words, repeats: repeats)
    }
}

/// Writes a diary as the run goes on.
private struct DiaryWriter {
    private let rehearsal: Rehearsal
    private(set) var moments: [RunDiary.Moment] = []
    private(set) var ends: [Int] = []
    private var toldStates = 0
    private var toldRequests = 0

    init(_ rehearsal: Rehearsal) {
        self.rehearsal = rehearsal
    }

    mutating func begin(
        _ words: String?, _ body: () async throws(Interruption) -> String?
    ) async throws(Interruption) {
        moments.append(RunDiary.Moment(words))
        moments[moments.count - 1].lack = try await body()
    }

    /// Keeps what has happened since the moment began, and how the screen looks.
    mutating func endMoment() async throws(Interruption) {
        await keepEvents()
        ends.append(await rehearsal.inputCount)
        moments[moments.count - 1].screen = try await rehearsal.look().screen.linesAtRest
    }

    /// The run ended in the middle of a moment.
    mutating func interrupt(_ interruption: Interruption) async {
        if moments.isEmpty { moments.append(RunDiary.Moment()) }
        await keepEvents()
        moments[moments.count - 1].end = interruption.sentence
    }

    private mutating func keepEvents() async {
        let (states, requests) = (await rehearsal.states(from: toldStates), await rehearsal.requests)
        moments[moments.count - 1].states = states.map(\.content.comparedWords)
        moments[moments.count - 1].requests = requests[toldRequests...].map(\.report.comparedWords)
        toldStates += states.count
        toldRequests = requests.count
    }
}
