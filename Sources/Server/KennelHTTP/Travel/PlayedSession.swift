import Exports
import Recordings
import Sessions
import Wire

/// A session and the player that replays its inputs. Jobs run one at a time, in order.
///
/// `@unchecked Sendable`: everything except the constants is only accessed by jobs of `run`, which run one after the
/// other.
final class PlayedSession: @unchecked Sendable {
    /// The maximum number of cached step states and of their bytes.
    private static let most = (moments: 64, bytes: 4 * 1_048_576)
    /// The number of inputs that are replayed between two checks whether a client still waits.
    private static let part = 64
    /// The number of states that are cached on the way to an earlier step, because the step before it is usually
    /// requested next.
    private static let lookBack = 16

    let running: ServedSession
    private let line: AsyncStream<@Sendable () async -> Void>.Continuation
    private let makePlayer: @Sendable ([RecordedInput], ServedSession) -> Player
    private var player: Player?
    private var moments: [StepState] = []
    /// The difference from the recording; nil until it was requested.
    private var difference: Difference?

    init(_ running: ServedSession, makePlayer: @escaping @Sendable ([RecordedInput], ServedSession) -> Player) {
        self.running = running
        self.makePlayer = makePlayer
        let (jobs, line) = AsyncStream.makeStream(of: (@Sendable () async -> Void).self)
        self.line = line
        Task {
            for await job in jobs { await job() }
        }
    }

    deinit {
        line.finish()
    }

    func run(_ body: @escaping @Sendable (PlayedSession) async -> Void) {
        line.yield { await body(self) }
    }

    /// Returns the player, with all inputs that the session has received so far.
    func current() async throws(ProblemDetails) -> Player {
        guard let player else {
            let player = try await newPlayer()
            self.player = player
            return player
        }
        switch running.inputSource {
        case .memory, .archive:
            let count = await player.count
            await player.append(try entries(after: count))
        case .recording: break
        }
        return player
    }

    private func newPlayer() async throws(ProblemDetails) -> Player {
        switch running.inputSource {
        case .memory, .archive:
            let entries = try entries(after: 0)
            guard !entries.isEmpty else { throw ArchiveError.inputsNotStored.problem }
            let player = makePlayer([], running)
            await player.append(entries)
            return player
        case .recording(let recording):
            do {
                return makePlayer(try await recording.readAside().inputs, running)
            } catch {
                throw error.problem
            }
        }
    }

    private func entries(after number: Int) throws(ProblemDetails) -> [JournalEntry] {
        do {
            return try running.inputSource.entries(after: number)
        } catch {
            throw error.problem
        }
    }

    /// Returns the session's recording as a file, up to the input whose digest is known.
    func file(
        until end: (input: Int, digest: UInt64?), header: RecordingHeader
    ) async throws(ProblemDetails) -> [UInt8] {
        try await playing {
            if case .recording(let recording) = running.inputSource { return Array(try recording.file().utf8) }
            let recording = try await recording(until: end, header: header)
            return try await makePlayer(recording.inputs, running).file(recording.header)
        }
    }

    /// Replays the session's inputs up to the one whose digest is known, and returns the playback.
    func playback(
        until end: (input: Int, digest: UInt64?), header: RecordingHeader
    ) async throws(ProblemDetails) -> Playback {
        try await playing {
            let recording = try await recording(until: end, header: header)
            return try await Playback.played(recording, by: makePlayer(recording.inputs, running))
        }
    }

    /// Converts errors of reading and replaying to problems.
    private func playing<Answer>(_ body: () async throws -> Answer) async throws(ProblemDetails) -> Answer {
        do {
            return try await body()
        } catch let error as ArchiveError {
            throw error.problem
        } catch let loss as WorldLoss {
            throw .playerLost(loss)
        } catch {
            throw ArchiveError.unreadable(reason: "\(error)").problem
        }
    }

    private func recording(
        until end: (input: Int, digest: UInt64?), header: RecordingHeader
    ) async throws -> Recording {
        if case .recording(let recording) = running.inputSource { return try await recording.readAside() }
        let entries = try running.inputSource.entries(after: 0).prefix(end.input)
        guard !entries.isEmpty else { throw ArchiveError.inputsNotStored }
        var header = header
        header.opened = running.configuration.opened
        return Recording(header: header, try SessionPast(Array(entries), digest: end.digest))
    }

    /// Returns the state of the session after an input; 0 means before the first.
    ///
    /// The result is nil if no client waits for it any more, which is checked repeatedly during the replay.
    func state(
        at step: Int, of player: Player, unless isGone: @Sendable () -> Bool
    ) async throws(ProblemDetails) -> StepState? {
        if let known = moments.first(where: { $0.step == step }) { return known }
        do {
            let isBehind = await step < player.step
            let first = isBehind ? max(0, step - Self.lookBack) : step
            guard try await approach(first, of: player, unless: isGone) else { return nil }
            if isBehind {
                for near in max(1, step - Self.lookBack + 1)..<max(step, 1) {
                    try await cacheState(at: near, of: player)
                }
            }
            return try await cacheState(at: step, of: player)
        } catch {
            throw lost(error)
        }
    }

    /// Replays inputs in parts, until at most `part` inputs remain to the target. Returns false if no client waits any
    /// more.
    private func approach(
        _ target: Int, of player: Player, unless isGone: @Sendable () -> Bool
    ) async throws(WorldLoss) -> Bool {
        if await target < player.step { try await player.seek(to: 0) }
        while true {
            if isGone() { return false }
            let step = await player.step
            guard step + Self.part < target else { return true }
            try await player.seek(to: step + Self.part)
        }
    }

    /// Returns the difference from the recording, once the player has reached it. Nil for a session, because only
    /// digests of its events are stored.
    func difference(of player: Player) async throws(ProblemDetails) -> Difference? {
        guard case .recording = running.inputSource, let number = await player.firstDifference else { return nil }
        if difference?.first.number != number {
            do {
                difference = try await player.difference()
            } catch {
                throw lost(error)
            }
        }
        return difference
    }

    /// Returns the problem for a lost world, and discards the player unless the app crashed at a known input.
    private func lost(_ loss: WorldLoss) -> ProblemDetails {
        switch loss {
        case .crashed(let report) where report.input != nil: break
        case .gone, .killed, .crashed, .unavailable: player = nil
        }
        return .playerLost(loss)
    }

    @discardableResult
    private func cacheState(at step: Int, of player: Player) async throws(WorldLoss) -> StepState {
        try await player.seek(to: step)
        let moment = try await player.currentState()
        moments.removeAll { $0.step == step }
        moments.append(moment)
        while moments.count > Self.most.moments
            || (moments.count > 1 && moments.reduce(0) { $0 + $1.bytes } > Self.most.bytes)
        {
            moments.removeFirst()
        }
        return moment
    }
}

extension ProblemDetails {
    fileprivate static func playerLost(_ loss: WorldLoss) -> ProblemDetails {
        switch loss {
        case .gone:
            ProblemDetails(
                503, kind: .stepInterrupted, title: "The step could not be shown",
                detail: "The process that replayed the session's inputs ended early. Send the request again.")
        case .unavailable(let reason): InputRejection.unavailable(reason: reason, retryAfter: .seconds(1)).problem
        case .killed(let report), .crashed(let report):
            ProblemDetails(
                500, kind: .stepCrashed, title: "The app crashed before the step",
                detail: (report.input.map { "At input \($0): " } ?? "") + report.sentence)
        }
    }
}
