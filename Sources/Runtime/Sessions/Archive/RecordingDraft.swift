import Locks

/// A recording that is being received: its text so far, and its reserved slot in the store of recordings.
package final class RecordingDraft: Sendable {
    private let spool: any Spool
    /// The closure that releases the reserved slot; nil once it was called.
    private let onLeave: Locked<(@Sendable () -> Void)?>

    init(_ spool: any Spool, onLeave: @escaping @Sendable () -> Void) {
        self.spool = spool
        self.onLeave = Locked(onLeave)
    }

    deinit { leave() }

    /// Releases the slot in the store of recordings.
    package func leave() {
        onLeave.withLock { $0.take() }?()
    }

    /// Appends bytes to the text.
    package func append(_ bytes: [UInt8]) throws(RecordingStore.Refusal) {
        try refusing { try spool.append(bytes) }
    }

    /// Returns the whole text.
    func text() throws(RecordingStore.Refusal) -> String {
        try refusing { try spool.text() }
    }

    private func refusing<Value>(_ body: () throws -> Value) throws(RecordingStore.Refusal) -> Value {
        do {
            return try body()
        } catch {
            throw .archive(.notRecorded(reason: "\(error)"))
        }
    }
}
