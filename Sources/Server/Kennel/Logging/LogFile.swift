import Foundation
import Glibc
import Locks

/// The output of a log: a file that only its owner can read, or standard error.
final class LogFile: Sendable {
    private let path: String?
    private let descriptor: Locked<Int32>

    /// Opens the file for appending; nil and `-` stand for standard error. Throws an error for the user who starts the
    /// server.
    init(path: String?) throws(UsageError) {
        self.path = path == "-" ? nil : path
        descriptor = Locked(try Self.open(self.path))
    }

    deinit {
        if path != nil { _ = descriptor.withLock { close($0) } }
    }

    var isFile: Bool { path != nil }

    /// Appends a line with a single write.
    func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        descriptor.withLock { _ = Glibc.write($0, bytes, bytes.count) }
    }

    /// Opens the path again, after the old file was moved away. If that fails, throws an error for the administrator
    /// and continues to write to the old file.
    func reopen() throws(UsageError) {
        guard path != nil else { return }
        let next = try Self.open(path)
        let before = descriptor.withLock { descriptor in
            defer { descriptor = next }
            return descriptor
        }
        close(before)
    }

    private static func open(_ path: String?) throws(UsageError) -> Int32 {
        guard let path else { return STDERR_FILENO }
        let file = Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw UsageError("the log \(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        return file
    }
}
