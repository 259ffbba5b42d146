import Dispatch
import HTTPServer

/// A session in a shared stream, identified by the requested name.
struct ShownSession: Sendable {
    let name: String
    /// The last position that the client received; nil if it has received nothing.
    var position: String?
    let requester: Requester
    /// The number of the watcher.
    let number: Int
    let audience: SharedAudience
    let stream: any EventReceiver
    /// The number of times in a row that the session could not be reached, since it was last shown.
    private(set) var losses = 0

    /// Returns the next attempt. If the session was shown, the attempt begins with a snapshot, because the client's
    /// position is no longer known.
    func lost(wasShown: Bool) -> ShownSession {
        var next = self
        next.losses = wasShown ? 1 : losses + 1
        if wasShown { next.position = nil }
        return next
    }

    /// The delay before the next attempt: zero at first, then increasing up to one second.
    var wait: DispatchTimeInterval { .milliseconds(losses < 2 ? 0 : min(1_000, 25 << min(losses, 6))) }
}
