import Locks
package import Wire

/// The size limit of a session's journal, and the bytes already used.
///
/// Inputs of users are refused first, so that there is space for pending responses and timers.
package struct JournalQuota: Sendable {
    private let limit: Int
    private let written: Locked<Int>

    /// Creates a limit of about `limit` bytes of inputs; `written` bytes of them are already used.
    package init(limit: Int, written: Int) {
        self.limit = limit
        self.written = Locked(written)
    }

    /// Throws `InputRejection.journalFull` if there is no space for an entry.
    package func admit(_ entry: JournalEntry) throws(InputRejection) {
        let most = entry.input.isFromClient ? limit : limit + limit / 4
        guard entry.number == 1 || entry.bytes <= most - written.withLock({ $0 }) else {
            throw .journalFull(bytes: limit)
        }
    }

    /// Counts an entry that was recorded.
    package func record(_ entry: JournalEntry) {
        written.withLock { $0 += entry.bytes }
    }
}
