import Locks
package import Wire

/// How much may be recorded of one session, and how much is.
///
/// What people do is refused first, so that answers and timers that are under way then still have room.
package struct JournalRoom: Sendable {
    private let limit: Int
    private let written: Locked<Int>

    /// Room for about `limit` bytes of inputs, of which `written` are there already.
    package init(limit: Int, written: Int) {
        self.limit = limit
        self.written = Locked(written)
    }

    /// Throws `InputRejection.journalFull` when there is no room for an entry.
    package func admit(_ entry: JournalEntry) throws(InputRejection) {
        let most = entry.input.isAsked ? limit : limit + limit / 4
        guard entry.number == 1 || entry.bytes <= most - written.withLock({ $0 }) else {
            throw .journalFull(bytes: limit)
        }
    }

    /// An entry was recorded.
    package func take(_ entry: JournalEntry) {
        written.withLock { $0 += entry.bytes }
    }
}

extension SessionInput {
    /// Whether somebody asked for it, and can be told that it was refused.
    fileprivate var isAsked: Bool {
        switch self {
        case .response, .failure, .read, .timer, .resumed, .crashed: false
        case .opened, .tap, .gesture, .text, .focus, .blur, .returnKey, .scroll, .scrollEnd, .slide, .page, .tab,
            .pull, .alert, .back, .swipe, .device, .retry, .document, .faults, .held, .notes, .control, .row:
            true
        }
    }
}
