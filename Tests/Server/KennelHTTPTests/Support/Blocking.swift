import Foundation

/// Runs a body that blocks in a thread of its own, because the threads that run tests must not wait.
func blocking(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            body()
            continuation.resume()
        }
    }
}
