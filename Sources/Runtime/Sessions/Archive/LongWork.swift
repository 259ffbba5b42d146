import Dispatch

/// Runs work on long texts on one separate thread, one text after the other.
///
/// Swift has only as many threads as the machine has processors, and they serve all sessions. Work that takes a second
/// must therefore not run on them.
enum LongWork {
    /// The largest size, in bytes, of a text that is worked on directly, on Swift's threads.
    static let longestShort = 65_536

    private static let queue = DispatchQueue(label: "kennel.long-work", qos: .utility)

    /// Runs `work` on the thread for long texts, after all work that was requested before, and returns its result.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
