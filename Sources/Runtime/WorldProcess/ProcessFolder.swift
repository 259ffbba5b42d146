import Foundation
import Glibc

/// The temporary folder that a server shares with its processes, locked while the server runs.
///
/// The system releases the lock when the server ends for any reason. The next server removes folders that are not
/// locked.
final class ProcessFolder: Sendable {
    let url: URL
    private let lock: Int32

    private static let prefix = "kennel-processes-"
    /// The number of attempts, because another server may remove a folder between its creation and its lock.
    private static let attempts = 100

    /// Creates a folder in `place`, and removes the folders of servers that have ended.
    ///
    /// - Throws: If no folder can be created or locked.
    init(in place: String = "/tmp") throws(WorldProcessError) {
        Self.removeAbandoned(in: place)
        for _ in 0..<Self.attempts {
            var template = Array("\(place)/\(Self.prefix)XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { throw Self.error }
            let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            if let lock = Self.lock(path) {
                (url, self.lock) = (URL(filePath: path, directoryHint: .isDirectory), lock)
                return
            }
        }
        throw Self.error
    }

    /// Removes the folder and everything in it.
    func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    deinit {
        close(lock)
    }

    private static var error: WorldProcessError {
        .cannotStart(reason: "a temporary folder cannot be created (\(String(cString: strerror(errno))))")
    }

    /// Locks a folder that belongs to this user. Returns the descriptor that holds the lock; nil if another process
    /// holds it, or if the folder was removed.
    private static func lock(_ path: String) -> Int32? {
        let file = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return nil }
        var status = stat()
        // A folder that was removed before it was locked has a link count of zero.
        guard flock(file, LOCK_EX | LOCK_NB) == 0, fstat(file, &status) == 0, status.st_nlink > 0,
            status.st_uid == geteuid()
        else {
            close(file)
            return nil
        }
        return file
    }

    /// Removes folders whose server has ended.
    private static func removeAbandoned(in place: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] where name.hasPrefix(prefix) {
            let path = "\(place)/\(name)"
            guard let lock = lock(path) else { continue }
            try? FileManager.default.removeItem(atPath: path)
            close(lock)
        }
    }
}
