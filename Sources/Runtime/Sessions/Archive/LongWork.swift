import Dispatch

/// Runs work on long texts on a thread of its own, one text after the other.
///
/// Swift's threads are as few as processors and serve all sessions, so work that takes a second must not hold one.
enum LongWork {
    /// The longest text, in bytes, that is worked on where it arrives.
    static let longestShort = 65_536

    private static let queue = DispatchQueue(label: "kennel.long-work", qos: .utility)

    /// Returns the result of `work`, which runs after all work that was requested before.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
