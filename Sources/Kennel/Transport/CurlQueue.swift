import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The queue on which FoundationNetworking drives libcurl for all tasks of one URLSession.
///
/// It shares a thread with the queues of the tasks, and keeps that thread for as long as libcurl has more to read. A
/// backend that sends faster than it is read therefore holds up every `cancel()`, its own too, for ever. Where the
/// queue is suspended meanwhile, a cancellation waits for one read at most.
///
/// The queue is no public property, so it is looked for by its name (Swift 6.3, URLSession.swift, MultiHandle.swift).
/// Where it has another name, cancellations wait as they would without this.
struct CurlQueue: Sendable {
    private let queue: DispatchQueue?

    init(of session: URLSession) {
        let multiHandle = Mirror(reflecting: session).descendant("multiHandle")
        queue = multiHandle.flatMap { Mirror(reflecting: $0).descendant("queue") } as? DispatchQueue
    }

    /// Whether there is a queue to suspend.
    var isKnown: Bool { queue != nil }

    /// Cancels a task now. Not to be called on the queue itself.
    func cancel(_ task: URLSessionTask) {
        queue?.suspend()
        task.cancel()
        queue?.resume()
    }
}
