import Dispatch

/// Runs work on long answers aside, one answer after the other.
///
/// Swift's threads are as few as processors and serve all sessions, so an answer that takes a second must not hold one.
enum LongAnswers {
    /// The longest body, in bytes, that is worked on where it arrives.
    static let longestShort = 65_536

    private static let queue = DispatchQueue(label: "kennel.long-answers", qos: .utility)

    /// Runs `work` when it is its turn.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
