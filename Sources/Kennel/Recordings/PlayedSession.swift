import Dispatch
import SessionRuntime

/// A session with a player of its inputs, which does one thing at a time on a queue of its own.
///
/// `@unchecked Sendable`: all but the constants is only touched by what `run` runs, on the queue.
final class PlayedSession: @unchecked Sendable {
    /// Most steps that are kept as they were, and most bytes of them.
    private static let most = (moments: 64, bytes: 4 * 1_048_576)
    /// How many steps are kept on the way to one that lies behind, since the one before it is asked for next.
    private static let lookBack = 16

    let running: RunningSession
    private let queue = DispatchQueue(label: "kennel.player", qos: .utility)
    private let makePlayer: @Sendable ([RecordedInput], RunningSession) -> Player
    private var player: Player?
    private var moments: [Moment] = []
    /// What differs from a recording, once that was asked for.
    private var difference: Difference?

    init(_ running: RunningSession, makePlayer: @escaping @Sendable ([RecordedInput], RunningSession) -> Player) {
        self.running = running
        self.makePlayer = makePlayer
    }

    func run(_ body: @escaping @Sendable (PlayedSession) -> Void) {
        queue.async { body(self) }
    }

    /// The player, with all inputs that the session has had by now.
    func current() throws(ProblemDetails) -> Player {
        guard let player else {
            let player = try newPlayer()
            self.player = player
            return player
        }
        switch running.kept {
        case .memory, .archive: player.append(try running.kept.entries(after: player.count))
        case .recording: break
        }
        return player
    }

    private func newPlayer() throws(ProblemDetails) -> Player {
        switch running.kept {
        case .memory, .archive:
            let entries = try running.kept.entries(after: 0)
            guard !entries.isEmpty else { throw .inputsNotKept() }
            let player = makePlayer([], running)
            player.append(entries)
            return player
        case .recording(let recording): return makePlayer(try recording.read().inputs, running)
        }
    }

    /// The session's recording as a file, up to the input of which the sum is known.
    func file(
        until end: (input: Int, digest: UInt64?), header: RecordingHeader
    ) throws(ProblemDetails) -> [UInt8] {
        do {
            if case .recording(let recording) = running.kept { return Array(try recording.file().utf8) }
            let entries = try running.kept.entries(after: 0).prefix(end.input)
            guard !entries.isEmpty else { throw ProblemDetails.inputsNotKept() }
            var header = header
            header.opened = running.configuration.opened
            let recording = Recording(header: header, try SessionPast(Array(entries), digest: end.digest))
            return try makePlayer(recording.inputs, running).file(header)
        } catch let problem as ProblemDetails {
            throw problem
        } catch {
            throw .unreadable("\(error)")
        }
    }

    /// The session as it was after an input; 0 is before the first.
    func moment(at step: Int, of player: Player) -> Moment {
        if let known = moments.first(where: { $0.step == step }) { return known }
        if step < player.step {
            for near in max(1, step - Self.lookBack + 1)..<max(step, 1) { keep(near, of: player) }
        }
        return keep(step, of: player)
    }

    /// What differs from a recording whose difference the player has met; nil for a session, of which only sums are kept.
    func difference(of player: Player) -> Difference? {
        guard case .recording = running.kept, let number = player.firstDifference else { return nil }
        if difference?.first.number != number { difference = player.difference() }
        return difference
    }

    @discardableResult
    private func keep(_ step: Int, of player: Player) -> Moment {
        player.go(to: step)
        let moment = player.moment()
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
