import Locks

/// Sends every page notices that do not belong to a session, such as the state of the app's build.
package final class ServerNotifications: Sendable {
    /// The event that carries the notices.
    let event: StreamEvent
    private let sessions: ServedSessions
    private let last: Locked<[UInt8]?>

    /// Creates the sender of one kind of event. `first` is the initial notice as JSON; nil means none.
    package init(event: StreamEvent, to sessions: ServedSessions, first: [UInt8]? = nil) {
        self.event = event
        self.sessions = sessions
        last = Locked(first)
    }

    /// The last notice, for newly connected pages; nil before the first.
    var current: [UInt8]? { last.withLock { $0 } }

    /// Sends a notice to every open page, and to pages that connect later.
    package func send(_ text: [UInt8]) {
        last.withLock { $0 = text }
        for running in sessions.directory.all { running.audience.announce(event, data: text) }
    }
}
