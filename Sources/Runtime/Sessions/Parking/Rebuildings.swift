import Dispatch
import Locks

/// Sessions that are being rebuilt at this moment.
///
/// Should the process end, all of them are suspects. One that was a suspect before is rebuilt while no other is, so
/// that it is not set aside for what another's rebuilding did.
final class Rebuildings: Sendable {
    private typealias Line = RebuildingLine<CheckedContinuation<Void, Never>>

    private let archive: SessionArchive
    private let patience: Duration
    private let line: Locked<Line>

    /// `patience` is how long others wait for a session, which may never be rebuilt: its app may run in circles.
    /// `width` is how many are rebuilt at a time; whoever runs has at least as much of the processor.
    init(_ archive: SessionArchive, patience: Duration = .seconds(5), width: Int = 2) {
        self.archive = archive
        self.patience = patience
        line = Locked(Line(width: width))
    }

    /// A session is about to be rebuilt; returns when it may be.
    func begin(_ session: RecordedSession) async {
        await withCheckedContinuation { continuation in
            admit(line.withLock { $0.join(session.id, isAlone: session.state.isLastAttempt, continuation) })
        }
        archive.note(session.id, session.state.begun)
    }

    /// The session was rebuilt, and the process is still here.
    func end(_ session: RecordedSession) {
        archive.note(session.id, session.state.rebuilt)
        admit(line.withLock { $0.leave(session.id) })
    }

    private func admit(_ places: [Line.Place]) {
        for place in places {
            DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(Int(patience / .nanoseconds(1)))) {
                [weak self] in
                guard let self else { return }
                admit(line.withLock { $0.giveUp(place.number) })
            }
            place.waiter.resume()
        }
    }
}
