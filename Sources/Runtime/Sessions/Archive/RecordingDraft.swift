import Locks

/// A recording that is about to be kept: its text as far as it has come, and its place on the shelf.
package final class RecordingDraft: Sendable {
    private let spool: any Spool
    /// Leaves the place on the shelf; nil once that was done.
    private let onLeave: Locked<(@Sendable () -> Void)?>

    init(_ spool: any Spool, onLeave: @escaping @Sendable () -> Void) {
        self.spool = spool
        self.onLeave = Locked(onLeave)
    }

    deinit { leave() }

    /// It needs its place no more.
    package func leave() {
        onLeave.withLock { $0.take() }?()
    }

    /// Adds to the text.
    package func append(_ bytes: [UInt8]) throws(RecordingShelf.Refusal) {
        try refusing { try spool.append(bytes) }
    }

    /// All of the text.
    func text() throws(RecordingShelf.Refusal) -> String {
        try refusing { try spool.text() }
    }

    private func refusing<Value>(_ body: () throws -> Value) throws(RecordingShelf.Refusal) -> Value {
        do {
            return try body()
        } catch {
            throw .archive(.notRecorded(reason: "\(error)"))
        }
    }
}
