import Dispatch
import Foundation
import Locks
import Sessions
import Wire

/// A request in progress, and the completion that receives its outcome.
///
/// The first of an answer, a limit, the deadline, and a cancellation completes the request; later ones are ignored.
final class BackendTransfer: TransportTask {
    private struct Wait {
        var completion: (@Sendable (TransportOutcome) -> Void)?
        var deadline: DispatchWorkItem?
    }

    private static let deadlines = DispatchQueue(label: "kennel.deadlines", qos: .userInitiated)

    let request: TransportRequest
    /// The header fields that the server adds.
    let extra: [String: String]
    /// The id of the session that sends the request.
    let session: UUID
    private let loop: TransferLoop
    private let wait: Locked<Wait>

    init(
        _ request: TransportRequest, adding extra: [String: String], for session: UUID, on loop: TransferLoop,
        completion: @escaping @Sendable (TransportOutcome) -> Void
    ) {
        self.request = request
        self.extra = extra
        self.session = session
        self.loop = loop
        wait = Locked(Wait(completion: completion))
    }

    /// Whether the request has ended, so that its completion was called or dropped.
    var isOver: Bool {
        wait.withLock { $0.completion == nil }
    }

    /// Starts the deadline and the request.
    func begin() {
        let seconds = request.timeout.seconds
        let deadline = DispatchWorkItem { [weak self] in
            self?.end(.failure(.late(after: seconds)))
        }
        nonisolated(unsafe) let owned = deadline  // A work item may be cancelled from any thread.
        wait.withLock { $0.deadline = owned }
        Self.deadlines.asyncAfter(deadline: .now() + seconds, execute: owned)
        guard loop.post(.begin(self)) else {
            return finish(.failure(TransportFailure(kind: .interrupted, message: "The server is stopping.")))
        }
    }

    /// Completes the request, unless it has ended before.
    func finish(_ outcome: TransportOutcome) {
        takeCompletion()?(outcome)
    }

    func cancel() {
        if takeCompletion() != nil { loop.post(.drop(self)) }
    }

    /// Completes the request on a thread other than the loop's, and posts a command to the loop to drop it.
    private func end(_ outcome: TransportOutcome) {
        guard let completion = takeCompletion() else { return }
        loop.post(.drop(self))
        completion(outcome)
    }

    /// Returns the completion the first time, and nil afterwards.
    private func takeCompletion() -> (@Sendable (TransportOutcome) -> Void)? {
        var last = Wait()
        wait.withLock { swap(&$0, &last) }
        last.deadline?.cancel()
        return last.completion
    }
}

extension TransportFailure {
    fileprivate static func late(after seconds: Double) -> TransportFailure {
        TransportFailure(kind: .timeout, message: "No complete response within \(String(format: "%g", seconds)) s.")
    }
}

extension Duration {
    fileprivate var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
