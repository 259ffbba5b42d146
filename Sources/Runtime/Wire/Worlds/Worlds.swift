package import Foundation

/// Where worlds run: in this process, or in others.
package protocol Worlds: Sendable {
    /// Whether what ends a world ends this process with it.
    var sharesFate: Bool { get }

    /// Makes a world in which nothing has happened yet. `reading` is asked, from anywhere, for what code of the app
    /// reads in the middle of a turn; `answered` hears, from anywhere, what the app's own network clients bring of
    /// themselves, once the world is live.
    func make(
        _ setup: WorldSetup, reading: @escaping ReadingAnswerer, answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle
}

/// One world, which does one thing at a time: whoever holds it waits for the end of each call before the next.
package protocol WorldHandle: AnyObject, Sendable {
    /// Has the world take an input, unless that would change nothing.
    nonisolated(nonsending) func offer(_ offer: Offer) async throws(WorldLoss) -> Offered

    /// Has the world take inputs that it, or another one, took before, whatever becomes of them: one that is not
    /// possible any more is passed over, and the log says so.
    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed

    /// Looks into the world between two inputs.
    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer

    /// These requests will be answered by the inputs to come in the place of a network client of the app's own, which
    /// is therefore not asked.
    func expect(_ requests: [RequestID])

    /// The inputs were not all there is: from now on the app's own network clients are asked, and heard.
    func goLive()

    /// Lets go of the world. What is called afterwards answers that it is gone.
    func discard()
}

/// Why a world does not answer.
package enum WorldLoss: Error, Sendable, Equatable {
    /// It was let go of, or its process ended for what another world did. The same inputs give the same world again.
    case gone
    /// Its process was killed from outside while it did what it was asked: perhaps for the memory that it took.
    case killed(CrashReport)
    /// What it was asked to do ended its process.
    case crashed(CrashReport)
    /// No process can be had for it, for this reason: a sentence without its end. Its app did nothing, and may run
    /// later.
    case unavailable(reason: String)

    /// Whether the app may have ended its process, which others should not share with it then.
    package var isSuspicious: Bool {
        switch self {
        case .killed, .crashed: true
        case .gone, .unavailable: false
        }
    }

    /// What became of it, in one sentence without its end.
    package var sentence: String {
        switch self {
        case .gone: "its process ended again and again"
        case .unavailable(let reason): reason
        case .killed(let report), .crashed(let report): (report.input.map { "at input \($0) " } ?? "") + report.sentence
        }
    }
}

/// What a world is made of, besides its app.
package struct WorldSetup: Sendable, Codable {
    /// What the session is opened with.
    package let configuration: SessionConfiguration
    /// How much of everything it may use.
    package let limits: SessionLimits
    /// Whether it may share a process with others. The process itself is not told.
    package var placement = Placement.shared

    /// Which worlds a world may share a process with, where processes are shared.
    package enum Placement: Sendable {
        /// Any others.
        case shared
        /// None, because its app has crashed or hung before.
        case alone
    }

    private enum CodingKeys: CodingKey {
        case configuration, limits
    }

    /// Describes a world to be made.
    package init(configuration: SessionConfiguration, limits: SessionLimits, placement: Placement = .shared) {
        self.configuration = configuration
        self.limits = limits
        self.placement = placement
    }
}

/// An input that a world is asked to take.
package struct Offer: Sendable, Equatable {
    /// The input.
    package let input: SessionInput
    /// Its number; the first opens the app.
    package let number: Int
    /// Session time at which it is taken.
    package let time: Duration
    /// Whether the world was asked before, and had nothing against it.
    package let isJudged: Bool

    /// Describes an offer.
    package init(_ input: SessionInput, number: Int, time: Duration, isJudged: Bool = false) {
        self.input = input
        self.number = number
        self.time = time
        self.isJudged = isJudged
    }
}

/// What became of an offer.
package enum Offered: Sendable, Equatable {
    /// It was applied.
    case taken(Turn)
    /// It would have changed nothing.
    case rejected(InputRejection)
}

/// One input that is taken again.
package struct ReplayStep: Sendable, Equatable {
    /// The input as it was offered.
    package let offer: Offer
    /// Sums up all that was emitted up to its end then; nil when nobody knows.
    package let digest: UInt64?

    /// Describes a step.
    package init(_ offer: Offer, digest: UInt64?) {
        self.offer = offer
        self.digest = digest
    }
}

/// What came of inputs that were taken again.
package struct Replayed: Sendable, Equatable {
    /// The first of them that emitted something else than before.
    package var firstDifference: Int?
    /// Whether one of them typed into a field that hides its text.
    package var typedHiddenText = false
    /// What a person would say of the last one.
    package var label = ""
    /// What the last one came to; nil where there was none.
    package var turn: Turn?

    /// Nothing was replayed yet.
    package init() {}

    /// Adds what came of those that followed.
    package mutating func append(_ more: Replayed) {
        firstDifference = firstDifference ?? more.firstDifference
        typedHiddenText = typedHiddenText || more.typedHiddenText
        guard let turn = more.turn else { return }
        (self.turn, label) = (turn, more.label)
    }
}

/// What a network client of an app's own brought of itself.
package struct OwnAnswer: Sendable, Equatable, Codable {
    /// The request that it sent.
    package let request: RequestID
    /// Where that went.
    package let url: URL?
    /// What came.
    package let outcome: TransportOutcome

    /// Describes an answer.
    package init(_ request: RequestID, url: URL?, _ outcome: TransportOutcome) {
        self.request = request
        self.url = url
        self.outcome = outcome
    }
}
