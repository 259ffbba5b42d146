import Foundation

/// Runs what reads the archive, so that no thread waits for it that answers requests or runs sessions.
package final class ArchiveReaders: Sendable {
    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "kennel.archive"
        queue.maxConcurrentOperationCount = 4
        return queue
    }()

    /// Four threads, made when they are needed.
    package init() {}

    /// Runs what may wait for the archive, soon and on a thread that nobody waits for.
    package func run(_ body: @escaping @Sendable () -> Void) {
        queue.addOperation(body)
    }
}
