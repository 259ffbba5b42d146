import Foundation
import JSON
import Recordings
import Wire

/// The environment of a simulation as a value: what has happened so far, and the responses and timers to come.
struct Schedule: Sendable {
    /// A pending response.
    struct Delivery: Sendable {
        let id: RequestID
        let due: Duration
        let outcome: TransportOutcome
        /// Whether the delivery is the response to a blocking request.
        var isReading = false

        var input: SessionInput {
            switch outcome {
            case _ where isReading: .read(id, outcome)
            case .response(let response): .response(id, response)
            case .failure(let failure): .failure(id, failure)
            }
        }
    }

    /// The applied inputs.
    var path = InputPath()
    var now = Duration.zero
    /// The next timer to fire.
    var timer: DueTimer?
    /// The states that controllers received, oldest first.
    private(set) var states = BranchingLog<Entry<StateReport>>()
    /// The retries that ran, oldest first.
    private(set) var retriesRun: [RetryID] = []
    /// The exceptions raised by the app that would terminate it on iOS, oldest first.
    private(set) var exceptions: [RaisedException] = []
    /// All requests of the app, oldest first.
    var requests: [AskedRequest] = []
    /// The requests without a recorded response.
    var unanswered: [RequestOccurrence] = []

    private var deliveries: [Delivery] = []
    private var askedBefore: [AnswerBook.Question: Int] = [:]
    private var asks: [String: Int] = [:]
    private var paths: [String: Int] = [:]

    /// Makes copies of the schedule share its inputs and states instead of each holding its own.
    mutating func seal() {
        path.seal()
        states.seal()
    }

    /// The next external event and its time; nil if there is none.
    var next: (input: SessionInput, time: Duration)? {
        let delivery = deliveries.min { $0.due < $1.due }
        switch (delivery, timer) {
        case (let delivery?, let timer?):
            return delivery.due <= timer.due ? (delivery.input, delivery.due) : (.timer(timer.id), timer.due)
        case (let delivery?, nil): return (delivery.input, delivery.due)
        case (nil, let timer?): return (.timer(timer.id), timer.due)
        case (nil, nil): return nil
        }
    }

    /// Whether a request is pending that is not held for a person.
    var isBusy: Bool { requests.contains { $0.report.phase == .pending && $0.report.held == nil } }

    /// Discards a response or timer that the world rejected.
    mutating func forget(_ input: SessionInput) {
        if let request = input.request { deliveries.removeAll { $0.id == request } }
        if case .timer = input { timer = nil }
    }

    /// Records an input and its turn.
    mutating func record(_ input: SessionInput, turn: Turn, answers: AnswerBook, seed: Int) {
        path.append(RecordedInput(time: now, input: input, digest: turn.checkpoint.digest))
        timer = turn.checkpoint.timer
        deliveries.removeAll { $0.input.request == input.request && input.request != nil }
        for event in turn.events { record(event) }
        for order in turn.orders {
            switch order {
            case .send(let id, let request):
                scheduleResponse(to: id, question: AnswerBook.Question(request), answers: answers, seed: seed)
            case .read(let id, let request):
                let outcome = nextResponse(to: id, question: AnswerBook.Question(request), answers: answers).outcome
                deliveries.append(Delivery(id: id, due: now, outcome: outcome, isReading: true))
            case .abandon(let id): deliveries.removeAll { $0.id == id }
            }
        }
    }

    /// The first response that a blocking request of the current turn has received and that is not yet recorded as an
    /// input; nil if there is none.
    var heard: SessionInput? { deliveries.first(where: \.isReading)?.input }

    /// Returns the response to a blocking request of the current turn, and records the request.
    mutating func reads(_ request: TransportRequest, answers: AnswerBook) -> TransportOutcome {
        let question = AnswerBook.Question(request)
        let count = askedBefore[question, default: 0]
        askedBefore[question] = count + 1
        return answers.answer(to: question, askedBefore: count)?.outcome ?? .failure(.notRecorded(question))
    }

    /// Schedules the response to a request of an app-supplied network client. The client itself must not send the
    /// request in a simulation.
    mutating func sendOwn(_ request: RequestUnderWay, answers: AnswerBook, seed: Int) {
        guard !deliveries.contains(where: { $0.id == request.id }),
            let index = requests.lastIndex(where: { $0.id == request.id })
        else { return }
        let report = requests[index].report
        requests[index].isOfOwnClient = true
        let path = request.url?.pathAndQuery ?? report.url
        scheduleResponse(
            to: request.id, question: AnswerBook.Question(ofOwnClient: report.method, path: path), answers: answers,
            seed: seed)
    }

    private mutating func record(_ event: SessionEvent) {
        switch event.name {
        case .request:
            guard let report = RequestReport(event: event) else { return }
            let endedAt = report.phase == .pending ? nil : path.count
            if let index = requests.lastIndex(where: { $0.id == report.id }) {
                requests[index].report = report
                requests[index].endedAt = endedAt
                return
            }
            let path = report.path
            paths[path, default: 0] += 1
            requests.append(
                AskedRequest(
                    id: report.id, identity: report.occurrence(counting: &asks), occurrenceOfPath: paths[path] ?? 1,
                    input: path.count, endedAt: endedAt, report: report))
        case .state: if let state = Entry<StateReport>(event: event) { states.append(state) }
        case .log:
            guard let line = event.logLine else { return }
            if let run = line.retryRun { retriesRun.append(run.id) }
            if let exception = line.raisedException { exceptions.append(exception) }
        case .patch, .ended, .snapshot: break
        }
    }

    private mutating func scheduleResponse(
        to id: RequestID, question: AnswerBook.Question, answers: AnswerBook, seed: Int
    ) {
        let answer = nextResponse(to: id, question: question, answers: answers)
        let latency = answer.latency.map { Pace(seed: seed).latency($0, of: id) } ?? .milliseconds(1)
        deliveries.append(Delivery(id: id, due: now + latency, outcome: answer.outcome))
    }

    /// Returns the response to a request and its latency. If the recording has no response, returns a failure and no
    /// latency.
    private mutating func nextResponse(
        to id: RequestID, question: AnswerBook.Question, answers: AnswerBook
    ) -> (outcome: TransportOutcome, latency: Duration?) {
        let count = askedBefore[question, default: 0]
        askedBefore[question] = count + 1
        if let answer = answers.answer(to: question, askedBefore: count) { return (answer.outcome, answer.latency) }
        if let ask = requests.last(where: { $0.id == id })?.identity { unanswered.append(ask) }
        return (.failure(.notRecorded(question)), nil)
    }
}

/// The latencies of responses. Seed 0 keeps the recorded latencies; other seeds change them, and thus the order of
/// responses.
struct Pace {
    let seed: Int

    /// Returns a latency from a quarter to four times the recorded one; it is the same for the same request and seed.
    func latency(_ recorded: Duration, of request: RequestID) -> Duration {
        guard seed != 0 else { return recorded }
        // SplitMix64 (Steele, Lea and Flood 2014), evaluated at a position of its sequence.
        var z = UInt64(bitPattern: Int64(seed)) &+ UInt64(request.rawValue) &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        let factors = [1, 2, 3, 4, 6, 8, 12, 16]  // In quarters.
        return .milliseconds(recorded.wholeMilliseconds * Int64(factors[Int(z % 8)]) / 4)
    }
}

extension SessionInput {
    /// The request that the input ends; nil for other inputs.
    fileprivate var request: RequestID? {
        switch self {
        case .response(let id, _), .failure(let id, _), .read(let id, _): id
        default: nil
        }
    }
}

extension Entry<StateReport> {
    fileprivate init?(event: SessionEvent) {
        guard let json = try? JSON(parsing: event.data, limits: .own) else { return nil }
        self.init(json)
    }
}
