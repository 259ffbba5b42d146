import HTTPServer
import Locks
import Sessions
import Wire

/// Answers that several clients ask for at about the same time: each is made once, and kept in one copy for all of
/// them.
///
/// A copy stays for as long as somebody is sent it. The last copies are held a little longer, because those who wait
/// for the same answer are served one after the other.
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
        /// A session for as long as it runs.
        let owner: String
        let subject: Subject
    }

    private struct Reference {
        weak var copy: SharedBytes?
    }

    private struct State {
        var copies: [Key: Reference] = [:]
        /// How many there were when those that are gone were last removed.
        var kept = 0
        var recent: [SharedBytes] = []
    }

    /// The most of the last copies that are held: few, because large ones that nobody reads would only take memory.
    private static let recent = (count: 16, bytes: 33_554_432)

    private let state = Locked(State())

    /// No copies.
    package init() {}

    /// The copy of an answer about a session, if there is one.
    func copy(of subject: Subject, owner: String) -> SharedBytes? {
        state.withLock { $0.copies[Key(owner: owner, subject: subject)]?.copy }
    }

    /// Shares an answer that was just made.
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

    /// Lets go of the last copies, which stay where somebody is sent them.
    package func forgetRecent() {
        let dropped = state.withLock { state in
            defer { state.recent = [] }
            return state.recent
        }
        withExtendedLifetime(dropped) {}
    }
}

extension SharedCopies {
    /// A session's snapshot for a reader, made unless there is a copy of it.
    func snapshot(of view: SessionView, for reader: SessionView.Reader, owner: String) async throws(FailedLook)
        -> SharedBytes
    {
        let subject = Subject.snapshot(Version(view), reader)
        if let copy = copy(of: subject, owner: owner) { return copy }
        return share(try await view.snapshot(for: reader), as: subject, owner: owner)
    }

    /// The same as an event of the session's stream.
    func frame(
        of view: SessionView, for reader: SessionView.Reader, in form: Watcher.Form, to broadcast: SessionBroadcast
    ) async throws(FailedLook) -> SharedBytes {
        let (subject, owner) = (Subject.frame(Version(view), reader, form), broadcast.owner)
        if let copy = copy(of: subject, owner: owner) { return copy }
        let snapshot = try await snapshot(of: view, for: reader, owner: owner)
        let event = SessionEvent(sequence: view.sequence, name: .snapshot, data: snapshot.bytes)
        // The epoch is another by now where the world was lost to the look.
        var frames = FrameCache(epoch: broadcast.epoch, events: [event], owner: owner)
        return share(frames.frame(in: form).bytes, as: subject, owner: owner)
    }
}
