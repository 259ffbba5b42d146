package import Foundation

/// Creates worlds, in this process or in others.
package protocol Worlds: Sendable {
    /// Whether a crash of a world also ends this process.
    var sharesFate: Bool { get }

    /// Creates a new world.
    ///
    /// - Parameters:
    ///   - reading: Called on any thread with a blocking request of the app.
    ///   - answered: Called on any thread with responses of the app's own network clients, once the world is live.
    func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle
}

/// A handle of one world. Each call must end before the next one begins.
package protocol WorldHandle: AnyObject, Sendable {
    /// Applies an input, unless it would be rejected.
    nonisolated(nonsending) func offer(_ offer: TimedInput) async throws(WorldLoss) -> ApplyResult

    /// Replays inputs that this world or another one has applied before. An input that is no longer possible is skipped
    /// and logged.
    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed

    /// Answers a question between two inputs.
    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer

    /// Announces that later inputs answer these requests. The app's own network clients therefore do not send them.
    func expect(_ requests: [RequestID])

    /// Ends the replay: from now on the app's own network clients send requests, and their responses are accepted.
    func goLive()

    /// Releases the world. Later calls throw ``WorldLoss/gone``.
    func discard()
}

/// The reason why a world does not answer.
package enum WorldLoss: Error, Sendable, Equatable {
    /// The world was released, or its process ended because of another world. A replay of the same inputs rebuilds the
    /// world.
    case gone
    /// The process was killed from outside during the work, perhaps because of its memory use.
    case killed(CrashReport)
    /// The work crashed the process.
    case crashed(CrashReport)
    /// No process is available. The reason is a sentence without a full stop. The app did not cause this and may run
    /// later.
    case unavailable(reason: String)

    /// Whether the app may have ended its process. If so, other apps should not share a process with it.
    package var isSuspicious: Bool {
        switch self {
        case .killed, .crashed: true
        case .gone, .unavailable: false
        }
    }

    /// A sentence without a full stop.
    package var sentence: String {
        switch self {
        case .gone: "its process ended repeatedly"
        case .unavailable(let reason): reason
        case .killed(let report), .crashed(let report): (report.input.map { "at input \($0) " } ?? "") + report.sentence
        }
    }
}

/// The parameters of a new world, without its app.
package struct WorldSetup: Sendable, Codable {
    /// The session's configuration.
    package let configuration: SessionConfiguration
    /// The resource limits.
    package let limits: SessionLimits
    /// Whether the world may share a process with others. This is not sent to the process.
    package var placement = Placement.shared

    /// The worlds that a world may share a process with, if the server shares processes at all.
    package enum Placement: Sendable {
        /// The world may share a process with any others.
        case shared
        /// The world needs a separate process, because its app has crashed or hung before.
        case alone
    }

    private enum CodingKeys: CodingKey {
        case configuration, limits
    }

    /// Creates the parameters of a world.
    package init(configuration: SessionConfiguration, limits: SessionLimits, placement: Placement = .shared) {
        self.configuration = configuration
        self.limits = limits
        self.placement = placement
    }
}

/// An input to apply to a world.
package struct TimedInput: Sendable, Equatable {
    package let input: SessionInput
    /// The number of the input; the first one opens the app.
    package let number: Int
    /// The session time at which the input is applied.
    package let time: Duration
    /// Whether the world has already checked the input and would not reject it.
    package let isJudged: Bool

    package init(_ input: SessionInput, number: Int, time: Duration, isJudged: Bool = false) {
        self.input = input
        self.number = number
        self.time = time
        self.isJudged = isJudged
    }
}

/// The result of applying an input.
package enum ApplyResult: Sendable, Equatable {
    /// The input was applied.
    case taken(Turn)
    /// The input was rejected because it would have changed nothing.
    case rejected(InputRejection)
}

/// An input to replay.
package struct ReplayStep: Sendable, Equatable {
    /// The input as it was first applied.
    package let timedInput: TimedInput
    /// The digest of all events up to the input's end at that time; nil if it is unknown.
    package let digest: UInt64?

    package init(_ offer: TimedInput, digest: UInt64?) {
        self.timedInput = offer
        self.digest = digest
    }
}

/// The result of a replay.
package struct Replayed: Sendable, Equatable {
    /// The number of the first input with other events than before; nil if there is none.
    package var firstDifference: Int?
    /// Whether an input typed text into a secure field.
    package var typedHiddenText = false
    /// A description of the last input for people.
    package var label = ""
    /// The turn of the last input; nil if there was none.
    package var turn: Turn?

    package init() {}

    /// Appends the result of the following inputs.
    package mutating func append(_ more: Replayed) {
        firstDifference = firstDifference ?? more.firstDifference
        typedHiddenText = typedHiddenText || more.typedHiddenText
        guard let turn = more.turn else { return }
        (self.turn, label) = (turn, more.label)
    }
}

/// A response delivered by an app-supplied network client.
package struct OwnAnswer: Sendable, Equatable, Codable {
    /// The request that the client sent.
    package let request: RequestID
    /// The URL of the request.
    package let url: URL?
    /// The outcome of the request.
    package let outcome: TransportOutcome

    package init(_ request: RequestID, url: URL?, outcome: TransportOutcome) {
        self.request = request
        self.url = url
        self.outcome = outcome
    }
}
