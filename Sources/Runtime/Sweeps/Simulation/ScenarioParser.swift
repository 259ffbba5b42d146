import Foundation
package import Recordings
package import Wire

/// The reason why a recording cannot be simulated.
package struct ScenarioError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A sentence for people, without a full stop.
    package let description: String
}

extension Scenario {
    /// Creates a scenario by replaying a recording, which shows the screen at each input.
    ///
    /// If an input of the recording crashes the app, that input becomes the last step, and later inputs are ignored.
    /// Throws if the recording does not begin with an opening, if the app crashes before the first request and step, or
    /// if the world is lost for another reason.
    package init(
        reading recording: [RecordedInput], in worlds: any Worlds, limits: SessionLimits = .standard
    ) async throws(ScenarioError) {
        guard let configuration = recording.first?.input.opening else {
            throw ScenarioError(description: "the recording does not start with the session's opening")
        }
        self.configuration = configuration
        inputs = recording.count
        ownRequests = recording.compactMap(\.input.answeredByOwnClient)
        let readings = RecordedBlockingRequests(recording.lazy.map(\.input))
        let world = worlds.make(
            WorldSetup(configuration: configuration, limits: limits), reading: readings.respond
        ) { _ in }
        world.expect(ownRequests)
        defer { world.discard() }
        var reader = ScenarioParser(world)
        do throws(WorldLoss) {
            for (index, recorded) in recording.enumerated() {
                guard try await reader.replay(recorded, number: index + 1) else { break }
                if index == 0 { try await reader.keepControllers() }
            }
        } catch {
            // The inputs before the crash are complete. A simulation that replays them ends with the same crash.
            switch error {
            case .crashed where !reader.isEmpty: break
            case .crashed, .killed, .gone, .unavailable: throw ScenarioError(description: error.sentence)
            }
        }
        (steps, answers, controllers) = (reader.steps, reader.answers, reader.controllers)
    }
}

/// Replays a recording input by input and collects the person's actions.
private struct ScenarioParser {
    private let world: any WorldHandle
    private(set) var steps: [Scenario.Step] = []
    private(set) var answers = AnswerBook()
    private(set) var controllers: [String] = []
    private var lastStep = Duration.zero
    private var sent: [RequestID: (question: AnswerBook.Question, time: Duration)] = [:]
    private var asks: [RequestID: RequestOccurrence] = [:]
    private var counts: [String: Int] = [:]

    init(_ world: any WorldHandle) {
        self.world = world
    }

    var isEmpty: Bool { asks.isEmpty && steps.isEmpty }

    mutating func keepControllers() async throws(WorldLoss) {
        controllers = try await world.app().controllers.compactMap(\.id)
    }

    /// Replays a recorded input; returns false if the input is a crash after the opening, because it is the last step.
    mutating func replay(_ recorded: RecordedInput, number: Int) async throws(WorldLoss) -> Bool {
        let input: SessionInput
        if case .crashed(let crash) = recorded.input, number > 1 {
            try await addStep(for: crash.input, at: recorded.time, number: number)
            return false
        } else if case .crashed(let crash) = recorded.input {
            input = crash.input
        } else {
            input = recorded.input
        }
        keepAnswer(input, at: recorded.time)
        if number == 1 {
            lastStep = recorded.time
        } else {
            try await addStep(for: input, at: recorded.time, number: number)
        }
        let replayed = try await world.replay([
            ReplayStep(TimedInput(input, number: number, time: recorded.time), digest: nil)
        ])
        guard let turn = replayed.turn else { return true }
        record(turn, at: recorded.time)
        // The retry may run only after an error view was dismissed, some inputs after the press.
        if let retried = turn.events.lazy.compactMap(\.retryRun?.subject).first, steps.last?.repeats == nil,
            !steps.isEmpty
        {
            steps[steps.count - 1].repeats = retried
        }
        return true
    }

    private func state() async throws(WorldLoss) -> WorldState {
        WorldState(text: try await world.state())
    }

    private mutating func record(_ turn: Turn, at time: Duration) {
        for event in turn.events where event.name == .request {
            guard let report = RequestReport(event: event), asks[report.id] == nil else { continue }
            asks[report.id] = report.occurrence(counting: &counts)
            sent[report.id] = (AnswerBook.Question(report), time)  // Final only for app-supplied clients.
        }
        for order in turn.orders {
            switch order {
            case .send(let id, let request), .read(let id, let request): sent[id] = (AnswerBook.Question(request), time)
            case .abandon: break
            }
        }
    }

    private mutating func keepAnswer(_ input: SessionInput, at time: Duration) {
        let (id, outcome): (RequestID, TransportOutcome)
        switch input {
        case .response(let request, let response): (id, outcome) = (request, .response(response))
        case .failure(let request, let failure): (id, outcome) = (request, .failure(failure))
        case .read(let request, let heard): (id, outcome) = (request, heard)
        default: return
        }
        guard let (question, begin) = sent[id] else { return }
        answers.add(AnswerBook.Answer(outcome: outcome, latency: max(.zero, time - begin)), to: question)
    }

    /// Adds a step if a person made the input.
    private mutating func addStep(for input: SessionInput, at time: Duration, number: Int) async throws(WorldLoss) {
        guard input.isFromClient, !input.isRemark, let action = try await action(of: input) else { return }
        let words = try await world.words(for: input)
        steps.append(Scenario.Step(number: number, pause: max(.zero, time - lastStep), action: action, words: words))
        lastStep = time
    }

    private func action(of input: SessionInput) async throws(WorldLoss) -> Scenario.Action? {
        switch input {
        case .held(let id, let decision): return asks[id].map { .decide($0, decision) }
        case .back, .swipe, .device, .document, .faults:
            return Scenario.Action(input, on: SeenApp(screen: SeenScreen(nil), retries: []))
        default: return Scenario.Action(input, on: SeenApp(try await state()))
        }
    }
}

extension AnswerBook.Question {
    /// Creates the key of a request that was sent by a network client of the app, not by Beagle's.
    fileprivate init(_ report: RequestReport) {
        self.init(ofOwnClient: report.method, path: URL(string: report.url)?.pathAndQuery ?? report.url)
    }
}
