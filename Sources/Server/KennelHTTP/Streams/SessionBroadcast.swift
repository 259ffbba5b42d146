import HTTPServer
import Locks
package import Sessions
import Synchronization
package import Wire

/// Sends a session's events to all watchers, and keeps recent ones for clients that reconnect.
///
/// The session calls `receive` and `join` between inputs, one at a time. The lock protects against `leave` and
/// `forgetOld`, which may be called from any thread. Streams are written outside of the lock.
package final class SessionBroadcast: SessionAudience {
    private struct Audience {
        var epoch: UInt64
        var watchers: [Watcher] = []
        var recent = RecentEvents()
        /// Whether events are kept: from the first time a client can reconnect for them.
        var isKeeping = false
    }

    private let replayBytes: Int
    private let audience: Locked<Audience>
    private let onEnd: @Sendable () -> Void
    /// The name to which the session's sent bytes are attributed, unique to one run of the session.
    let owner = "session \(SessionBroadcast.numbers.wrappingAdd(1, ordering: .relaxed).newValue)"

    private static let numbers = Atomic(0)

    /// Creates a broadcast; `onEnd` is called after the session's last event.
    init(epoch: UInt64, replayBytes: Int, onEnd: @escaping @Sendable () -> Void) {
        audience = Locked(Audience(epoch: epoch))
        self.replayBytes = replayBytes
        self.onEnd = onEnd
    }

    /// The first half of every event id.
    var epoch: UInt64 { audience.withLock { $0.epoch } }

    /// Sends events to all watchers; called by the session between inputs.
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

    /// Adds a watcher after sending it all events after `sequence`. Returns false if they are no longer kept.
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

    /// Adds a watcher after sending it a snapshot, which is already encoded as an event.
    func join(_ watcher: Watcher, snapshot: SharedBytes, phase: SessionView.Phase) {
        guard watcher.stream.send(snapshot) == .queued else { return }
        switch phase {
        case .live, .waiting, .crashed, .recording: admit(watcher)
        case .ended: if watcher.form == .alone { watcher.stream.close() }
        }
    }

    /// Starts a new epoch and sends a snapshot to all watchers; called by the session between inputs.
    package nonisolated(nonsending) func renew(from view: SessionView) async {
        audience.withLock { audience in
            audience.epoch = view.epoch
            audience.recent = RecentEvents()
        }
        for reader in Set(audience.withLock { $0.watchers.map(\.reader) }) {
            do throws(SnapshotFailure) {
                let snapshot = SessionEvent(
                    sequence: view.sequence, name: .snapshot, data: try await view.snapshot(for: reader))
                var frames = FrameCache(epoch: view.epoch, events: [snapshot], owner: owner)
                for watcher in watchers(reader) {
                    if watcher.stream.send(frames.frame(in: watcher.form)) != .queued { leave(watcher.id) }
                }
            } catch {
                for watcher in watchers(reader) { turnAway(watcher, with: error.problem) }
            }
        }
    }

    private func watchers(_ reader: SessionView.Reader) -> [Watcher] {
        audience.withLock { $0.watchers.filter { $0.reader == reader } }
    }

    /// Notifies a watcher that the session cannot be shown, and removes it.
    func turnAway(_ watcher: Watcher, with problem: ProblemDetails) {
        _ = watcher.stream.send(problem.frame(in: watcher.form))
        if watcher.form == .alone { watcher.stream.close() }
        leave(watcher.id)
    }

    /// Sends all watchers an event that is not one of the session's and has no sequence number.
    func announce(_ event: StreamEvent, data: [UInt8]) {
        for watcher in audience.withLock({ $0.watchers }) { announce(event, data: data, to: watcher) }
    }

    /// Sends one watcher an event that is not one of the session's and has no sequence number.
    func announce(_ event: StreamEvent, data: [UInt8], to watcher: Watcher) {
        if watcher.stream.send(event.frame(watcher.form.wrapped(data))) != .queued { leave(watcher.id) }
    }

    private func admit(_ watcher: Watcher) {
        audience.withLock {
            $0.isKeeping = true
            $0.watchers.append(watcher)
        }
        // The stream may have closed before the watcher was added.
        if watcher.stream.isClosed { leave(watcher.id) }
    }

    /// Starts to keep events, because a client has seen the current state and may continue from it.
    func startKeepingEvents() {
        audience.withLock { $0.isKeeping = true }
    }

    /// Removes a watcher.
    func leave(_ id: Int) {
        audience.withLock { $0.watchers.removeAll { $0.id == id } }
    }

    /// Closes every stream of the session, as a failing server would; clients reconnect.
    package func cut() {
        let watchers = audience.withLock { audience in
            defer { audience.watchers = [] }
            return audience.watchers
        }
        for watcher in watchers { watcher.stream.close() }
    }

    /// The number of streams that show the session.
    package var watcherCount: Int {
        audience.withLock { $0.watchers.count }
    }

    /// Whether a stream shows the session to the client that received control by the input with this number.
    package func isWatched(byGrant grant: Int) -> Bool {
        audience.withLock { $0.watchers.contains { $0.reader.grant == grant } }
    }

    /// Drops kept events that were already present at the last call.
    package func forgetOld() {
        audience.withLock { $0.recent.age() }
    }
}
