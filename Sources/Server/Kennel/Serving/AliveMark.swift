import Dispatch
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A file in the folder of recordings whose modification time shows when a server last ran there.
///
/// The next server reads it to determine the downtime of the sessions, even after a `kill -9`.
///
/// `@unchecked Sendable`: the timer is only cancelled after it was resumed, which any thread may do.
final class AliveMark: @unchecked Sendable {
    /// The interval of updates, which is the precision of the time.
    private static let interval = DispatchTimeInterval.milliseconds(500)

    /// The time when the previous server last ran, in milliseconds since 1970; nil if there was none.
    let previous: Int64?
    private let timer: any DispatchSourceTimer

    /// Reads the previous server's time and starts to update it. Returns nil if the file cannot be opened.
    init?(folder: String) {
        let path = URL(filePath: folder).appending(path: "alive").path
        var facts = stat()
        let existed = lstat(path, &facts) == 0
        previous = existed ? Int64(facts.st_mtim.tv_sec) * 1_000 + Int64(facts.st_mtim.tv_nsec) / 1_000_000 : nil
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return nil }
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "kennel.alive", qos: .utility))
        timer.schedule(deadline: .now(), repeating: Self.interval, leeway: .milliseconds(50))
        timer.setEventHandler { futimens(file, nil) }
        timer.setCancelHandler {
            futimens(file, nil)
            close(file)
        }
        timer.resume()
    }

    /// Updates the time once more and stops.
    func stop() {
        timer.cancel()
    }
}
