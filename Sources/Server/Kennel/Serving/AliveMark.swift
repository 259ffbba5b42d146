import Dispatch
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A file in the folder of recordings whose modification time says when a server last ran there.
///
/// The next server reads it to tell how long nobody served the sessions, also after a `kill -9`.
///
/// `@unchecked Sendable`: the timer is only cancelled after it was resumed, which any thread may do.
final class AliveMark: @unchecked Sendable {
    /// How often the time is renewed, which is how exact it is.
    private static let interval = DispatchTimeInterval.milliseconds(500)

    /// When a server ran here before this one, in milliseconds since 1970; nil for the first.
    let previous: Int64?
    private let timer: any DispatchSourceTimer

    /// Reads the time of the server before, and renews it from now on. Nil where the file cannot be opened.
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

    /// Renews the time once more, and no more.
    func stop() {
        timer.cancel()
    }
}
