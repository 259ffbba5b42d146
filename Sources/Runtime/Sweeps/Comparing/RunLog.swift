package import Recordings
package import Wire

/// The log of one run of a scenario, divided into moments.
package struct RunLog: Sendable {
    /// A part of a run: an action of a person, and everything until the next action.
    package struct Moment: Sendable, Equatable {
        /// The action of the person, such as `tap "Retry"`; nil at the opening.
        package internal(set) var words: String?
        /// The missing view or retry, if the action was not possible; nil if it was performed.
        package internal(set) var lack: String?
        /// The states that controllers received, in order, such as `started` or `error remoteScreen · networkError`.
        package internal(set) var states: [String] = []
        /// The exceptions raised by the app that would terminate it on iOS, in order, such as
        /// `NSInvalidArgumentException: …`.
        package internal(set) var exceptions: [String] = []
        /// The requests in order, with their current outcomes, such as `GET /bikes: 500`.
        package internal(set) var requests: [String] = []
        /// The texts and controls on the screen at the end of the moment, one line each, without spinners.
        package internal(set) var screen: [String] = []
        /// The reason why the run ended here; nil if it continued.
        package internal(set) var end: String?

        init(_ words: String? = nil) {
            self.words = words
        }
    }

    /// The opening, and then a moment for each step that the run reached.
    package let moments: [Moment]
    /// The requests of the run for which the recording has no response.
    package let unanswered: [RequestOccurrence]

    /// The inputs that the app received, in order. A session that is opened with them shows this run. Empty for a live
    /// session.
    package let inputs: [RecordedInput]
    /// The number of inputs at the end of each moment.
    package let ends: [Int]

    init(_ moments: [Moment], unanswered: [RequestOccurrence] = [], inputs: [RecordedInput] = [], ends: [Int] = []) {
        self.moments = moments
        self.unanswered = unanswered
        self.inputs = inputs
        self.ends = ends
    }

    /// Returns the log of the first `count` moments only.
    func beginning(_ count: Int) -> RunLog {
        RunLog(Array(moments.prefix(count)), unanswered: unanswered, inputs: inputs, ends: Array(ends.prefix(count)))
    }

    /// Runs a scenario until its end, a crash of the app, or a limit. After cancellation of the task, the current step
    /// is completed.
    ///
    /// - Parameters:
    ///   - configuration: The session's configuration.
    ///   - progress: Called after each step with the number of completed steps.
    package static func run(
        _ screenplay: Scenario, configuration: SessionConfiguration, in worlds: any Worlds,
        limits: SessionLimits = .standard, bounds: SimulationLimits = SimulationLimits(),
        progress: @Sendable (Int) -> Void = { _ in }
    ) async -> RunLog {
        let rehearsal = Simulation(
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
        return RunLog(
            writer.moments, unanswered: await rehearsal.unanswered, inputs: await rehearsal.mark.inputs,
            ends: writer.ends)
    }
}

extension Simulation {
    /// Performs a step immediately. If the step's button is missing and its press ran a retry in the recording, that
    /// retry is run instead.
    ///
    /// - Returns: The missing view or retry; nil if the step was performed.
    fileprivate func perform(meaning step: Scenario.Step) async throws(Interruption) -> String? {
        guard case .nothing(let lack) = try await perform(step.withoutPause) else { return nil }
        guard let subject = step.repeats,
            case .done = try await perform(.retry(subject: subject, place: 0))
        else { return lack }
        return "\(lack); the retry of \(subject) was run all the same"
    }
}

extension Scenario.Step {
    /// The same step, to be performed without waiting before it.
    var withoutPause: Scenario.Step {
        Scenario.Step(number: number, pause: .zero, action: action, words: words, repeats: repeats)
    }
}

/// Writes the log of a run while it is performed.
private struct DiaryWriter {
    private let simulation: Simulation
    private(set) var moments: [RunLog.Moment] = []
    private(set) var ends: [Int] = []
    private var reportedStates = 0
    private var reportedRequests = 0
    private var reportedExceptions = 0

    init(_ rehearsal: Simulation) {
        self.simulation = rehearsal
    }

    mutating func begin(
        _ words: String?, body: () async throws(Interruption) -> String?
    ) async throws(Interruption) {
        moments.append(RunLog.Moment(words))
        moments[moments.count - 1].lack = try await body()
    }

    /// Records the events since the beginning of the moment, and the screen.
    mutating func endMoment() async throws(Interruption) {
        await keepEvents()
        ends.append(await simulation.inputCount)
        moments[moments.count - 1].screen = try await simulation.screenContent().screen.linesAtRest
    }

    /// Records that the run ended in the middle of a moment.
    mutating func interrupt(_ interruption: Interruption) async {
        if moments.isEmpty { moments.append(RunLog.Moment()) }
        await keepEvents()
        moments[moments.count - 1].end = interruption.sentence
    }

    private mutating func keepEvents() async {
        let (states, requests) = (await simulation.states(from: reportedStates), await simulation.requests)
        moments[moments.count - 1].states = states.map(\.content.comparedWords)
        moments[moments.count - 1].requests = requests[reportedRequests...].map(\.report.comparedWords)
        let exceptions = await simulation.exceptions.dropFirst(reportedExceptions)
        moments[moments.count - 1].exceptions = exceptions.map(\.words)
        reportedExceptions += exceptions.count
        reportedStates += states.count
        reportedRequests = requests.count
    }
}
