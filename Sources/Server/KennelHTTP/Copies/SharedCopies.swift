import HTTPServer
import Locks
import Sessions
import Wire

/// Answers that several clients request at about the same time. Each is made once and shared by all of them.
///
/// A copy lives while it is being sent to a client. The most recent copies are kept a little longer, because clients
/// that wait for the same answer are served one after the other.
package final class SharedCopies: Sendable {
    /// The state of a session that an answer shows.
    struct Version: Hashable {
        let epoch: UInt64
        let revision: Int

        init(_ view: SessionView) {
            (epoch, revision) = (view.epoch, view.revision)
        }
    }

    /// The kinds of answers that are shared.
    enum Subject: Hashable {
        case snapshot(Version, SessionView.Reader)
        /// A snapshot as an event of a stream.
        case frame(Version, SessionView.Reader, Watcher.Form)
        case layout(Version, ViewID)
        case image(RequestID)
        case picture(String)
        case step(Int, since: Int, of: Int, SessionView.Reader)
        case recording(input: Int, digest: UInt64?, name: String?)
    }

    private struct Key: Hashable {
        /// The session's identifier, unique to one run of the session.
        let owner: String
        let subject: Subject
    }

    private struct Reference {
        weak var copy: SharedBytes?
    }

    private struct State {
        var copies: [Key: Reference] = [:]
        /// The number of copies left after released ones were last removed.
        var kept = 0
        var recent: [SharedBytes] = []
    }

    /// The maximum number and size of recent copies, kept low because large unread ones would only use memory.
    private static let recent = (count: 16, bytes: 33_554_432)

    private let state = Locked(State())

    package init() {}

    /// Returns the copy of an answer about a session; nil if there is none.
    func copy(of subject: Subject, owner: String) -> SharedBytes? {
        state.withLock { $0.copies[Key(owner: owner, subject: subject)]?.copy }
    }

    /// Stores an answer that was just made and returns its shared copy.
    func share(_ bytes: [UInt8], as subject: Subject, owner: String) -> SharedBytes {
        let copy = SharedBytes(bytes, of: owner)
        state.withLock { state in
            state.copies[Key(owner: owner, subject: subject)] = Reference(copy: copy)
            if state.copies.count > 2 * state.kept + 64 {
                state.copies = state.copies.filter { $0.value.copy != nil }
                state.kept = state.copies.count
            }
            state.recent.append(copy)
            while state.recent.count > Self.recent.count
                || state.recent.reduce(0, { $0 + $1.count }) > Self.recent.bytes
            {
                state.recent.removeFirst()
            }
        }
        return copy
    }

    /// Releases the recent copies. Copies that are being sent stay alive.
    package func forgetRecent() {
        let dropped = state.withLock { state in
            defer { state.recent = [] }
            return state.recent
        }
        withExtendedLifetime(dropped) {}
    }
}

extension SharedCopies {
    /// Returns a session's snapshot for a kind of viewer: a shared copy if there is one, otherwise a new one.
    func snapshot(of view: SessionView, for reader: SessionView.Reader, owner: String) async throws(SnapshotFailure)
        -> SharedBytes
    {
        let subject = Subject.snapshot(Version(view), reader)
        if let copy = copy(of: subject, owner: owner) { return copy }
        return share(try await view.snapshot(for: reader), as: subject, owner: owner)
    }

    /// Returns a session's snapshot as an event of its stream.
    func frame(
        of view: SessionView, for reader: SessionView.Reader, in form: Watcher.Form, to broadcast: SessionBroadcast
    ) async throws(SnapshotFailure) -> SharedBytes {
        let (subject, owner) = (Subject.frame(Version(view), reader, form), broadcast.owner)
        if let copy = copy(of: subject, owner: owner) { return copy }
        let snapshot = try await snapshot(of: view, for: reader, owner: owner)
        let event = SessionEvent(sequence: view.sequence, name: .snapshot, data: snapshot.bytes)
        // The epoch has changed if the snapshot made the session lose its world.
        var frames = FrameCache(epoch: broadcast.epoch, events: [event], owner: owner)
        return share(frames.frame(in: form).bytes, as: subject, owner: owner)
    }
}
