import Locks

/// What every page is told that is no event of a session, such as how the building of the app stands.
package final class Bulletin: Sendable {
    /// The name of the event that carries it.
    package let event: String
    private let sessions: ServedSessions
    private let last: Locked<[UInt8]?>

    /// `first` is what pages are told before anything else was said, one JSON text; nil when all is well.
    package init(event: String, to sessions: ServedSessions, first: [UInt8]? = nil) {
        self.event = event
        self.sessions = sessions
        last = Locked(first)
    }

    /// What a page that comes now must be told; nil when all is well.
    var current: [UInt8]? { last.withLock { $0 } }

    /// Tells every page that is open, and those that come from now on.
    package func tell(_ text: [UInt8]) {
        last.withLock { $0 = text }
        for running in sessions.directory.all { running.audience.announce(event, text) }
    }
}
