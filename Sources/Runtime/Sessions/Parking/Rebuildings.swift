import Dispatch
import Locks

/// The sessions that are being rebuilt.
///
/// If the process ends, all of them are suspected of having caused it. A session on its last attempt is rebuilt alone,
/// so that it is not quarantined because of another session.
final class Rebuildings: Sendable {
    private typealias Line = RebuildingLine<CheckedContinuation<Void, Never>>

    private let archive: SessionArchive
    private let timeout: Duration
    private let line: Locked<Line>

    /// Creates an empty set.
    ///
    /// - Parameters:
    ///   - patience: How long other sessions wait for one whose rebuilding may never end, for example because of an
    ///     endless loop.
    ///   - width: The maximum number of sessions that are rebuilt at the same time. Running sessions then keep at least
    ///     an equal share of the processor.
    init(_ archive: SessionArchive, patience: Duration = .seconds(5), width: Int = 2) {
        self.archive = archive
        self.timeout = patience
        line = Locked(Line(width: width))
    }

    /// Waits until the session may be rebuilt, and records that its rebuilding begins.
    func begin(_ session: RecordedSession) async {
        await withCheckedContinuation { continuation in
            admit(line.withLock { $0.join(session.id, isAlone: session.state.isLastAttempt, waiter: continuation) })
        }
        archive.mark(session.id, as: session.state.begun)
    }

    /// Records that the session was rebuilt without ending the process.
    func end(_ session: RecordedSession) {
        archive.mark(session.id, as: session.state.rebuilt)
        admit(line.withLock { $0.leave(session.id) })
    }

    private func admit(_ places: [Line.Place]) {
        for place in places {
            DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(Int(timeout / .nanoseconds(1)))) {
                [weak self] in
                guard let self else { return }
                admit(line.withLock { $0.giveUp(place.number) })
            }
            place.waiter.resume()
        }
    }
}
