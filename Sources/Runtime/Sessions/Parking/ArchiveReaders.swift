import Foundation

/// A queue for work that reads the archive, so that it blocks neither requests nor running sessions.
package final class ArchiveReaders: Sendable {
    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "kennel.archive"
        queue.maxConcurrentOperationCount = 4
        return queue
    }()

    /// Creates a queue of at most four threads, which are started on demand.
    package init() {}

    /// Schedules work that may block on the archive.
    package func run(_ body: @escaping @Sendable () -> Void) {
        queue.addOperation(body)
    }
}
