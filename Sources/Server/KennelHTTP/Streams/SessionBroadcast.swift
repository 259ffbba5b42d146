import HTTPServer
import Locks
package import Sessions
import Synchronization
package import Wire

/// Passes a session's events on to everyone who watches, and keeps the last ones for those who come back.
///
/// `receive` and `join` are both called by the session between inputs, one at a time; the lock is only for watchers
/// that leave and for `forget`, which come from anywhere. Streams are written to outside of it.
package final class SessionBroadcast: SessionAudience {
    private struct Audience {
        var epoch: UInt64
        var watchers: [Watcher] = []
        var recent = RecentEvents()
        /// Events are kept from the moment somebody can come back for them.
        var isKeeping = false
    }

    private let replayBytes: Int
    private let audience: Locked<Audience>
    private let onEnd: @Sendable () -> Void
    /// The name under which what is sent of the session is counted and shared, for as long as it runs.
    let owner = "session \(SessionBroadcast.numbers.wrappingAdd(1, ordering: .relaxed).newValue)"

    private static let numbers = Atomic(0)

    /// `onEnd` is called when the session has said its last word.
    init(epoch: UInt64, replayBytes: Int, onEnd: @escaping @Sendable () -> Void) {
        audience = Locked(Audience(epoch: epoch))
        self.replayBytes = replayBytes
        self.onEnd = onEnd
    }

    /// The first half of every event's id.
    var epoch: UInt64 { audience.withLock { $0.epoch } }

    /// Passes events on; called by the session between inputs.
    package func receive(_ events: [SessionEvent]) {
        guard !events.isEmpty else { return }
        let (watchers, epoch) = audience.withLock { audience in
            if audience.isKeeping { audience.recent.append(events, limit: replayBytes) }
            return (audience.watchers, audience.epoch)
        }
        let isEnd = events.contains { $0.name == .ended }
        var frames = FrameCache(epoch: epoch, events: events, owner: owner)
        for watcher in watchers {
            if watcher.stream.send(frames.frame(in: watcher.form)) != .queued { leave(watcher.id) }
            if isEnd, watcher.form == .alone { watcher.stream.close() }
        }
        if isEnd {
            audience.withLock { $0.watchers = [] }
            onEnd()
        }
    }

    /// Sends what came after `sequence`, and everything from now on. False when that is no longer known.
    func resume(_ watcher: Watcher, after sequence: UInt64, current: UInt64) -> Bool {
        let missed = audience.withLock { $0.recent.events(after: sequence, current: current) }
        guard let missed else { return false }
        if !missed.isEmpty {
            var frames = FrameCache(epoch: epoch, events: missed, owner: owner)
            guard watcher.stream.send(frames.frame(in: watcher.form)) == .queued else { return true }
        }
        admit(watcher)
        return true
    }

    /// Sends a snapshot, which is an event already, and everything from now on.
    func join(_ watcher: Watcher, snapshot: SharedBytes, phase: SessionView.Phase) {
        guard watcher.stream.send(snapshot) == .queued else { return }
        switch phase {
        case .live, .waiting, .crashed, .recording: admit(watcher)
        case .ended: if watcher.form == .alone { watcher.stream.close() }
        }
    }

    /// Begins anew with a snapshot for everyone who watches; called by the session between inputs.
    package nonisolated(nonsending) func renew(from view: SessionView) async {
        audience.withLock { audience in
            audience.epoch = view.epoch
            audience.recent = RecentEvents()
        }
        for reader in Set(audience.withLock { $0.watchers.map(\.reader) }) {
            do throws(FailedLook) {
                let snapshot = SessionEvent(
                    sequence: view.sequence, name: .snapshot, data: try await view.snapshot(for: reader))
                var frames = FrameCache(epoch: view.epoch, events: [snapshot], owner: owner)
                for watcher in watchers(reader) {
                    if watcher.stream.send(frames.frame(in: watcher.form)) != .queued { leave(watcher.id) }
                }
            } catch {
                for watcher in watchers(reader) { turnAway(watcher, error.problem) }
            }
        }
    }

    private func watchers(_ reader: SessionView.Reader) -> [Watcher] {
        audience.withLock { $0.watchers.filter { $0.reader == reader } }
    }

    /// Tells somebody who watches, or wants to, that the session cannot be shown.
    func turnAway(_ watcher: Watcher, _ problem: ProblemDetails) {
        _ = watcher.stream.send(problem.frame(in: watcher.form))
        if watcher.form == .alone { watcher.stream.close() }
        leave(watcher.id)
    }

    /// Tells everyone who watches what is no event of the session, and has no place among its events.
    func announce(_ name: String, _ data: [UInt8]) {
        for watcher in audience.withLock({ $0.watchers }) { announce(name, data, to: watcher) }
    }

    /// Tells one watcher.
    func announce(_ name: String, _ data: [UInt8], to watcher: Watcher) {
        let data = watcher.form.wrapped(data)
        if watcher.stream.send(ServerSentEvent.frame(event: name, data: data)) != .queued { leave(watcher.id) }
    }

    private func admit(_ watcher: Watcher) {
        audience.withLock {
            $0.isKeeping = true
            $0.watchers.append(watcher)
        }
        // It may have gone before it was here to be told so.
        if watcher.stream.isClosed { leave(watcher.id) }
    }

    /// Events from now on are kept, because somebody has seen the session as it is now.
    func keep() {
        audience.withLock { $0.isKeeping = true }
    }

    /// Sends nothing more to a watcher.
    func leave(_ id: Int) {
        audience.withLock { $0.watchers.removeAll { $0.id == id } }
    }

    /// Ends every stream that shows the session, as a server does that dies; whoever is still there comes back.
    package func cut() {
        let watchers = audience.withLock { audience in
            defer { audience.watchers = [] }
            return audience.watchers
        }
        for watcher in watchers { watcher.stream.close() }
    }

    /// How many streams show the session.
    package var watcherCount: Int {
        audience.withLock { $0.watchers.count }
    }

    /// Whether a stream shows the session to whoever the input of this number gave control to.
    package func isWatched(byGrant grant: Int) -> Bool {
        audience.withLock { $0.watchers.contains { $0.reader.grant == grant } }
    }

    /// Lets go of kept events that nobody has come back for since the last call.
    package func forgetOld() {
        audience.withLock { $0.recent.age() }
    }
}
