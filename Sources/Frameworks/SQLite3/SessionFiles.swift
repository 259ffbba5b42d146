import CSQLite
import SessionEnvironment

/// A SQLite file system that uses the machine's files and the session's clock.
enum SessionFiles {
    /// The name under which the file system is registered; nil if the registration failed.
    // Unsafe: written once, and never changed or freed.
    nonisolated(unsafe) static let name: UnsafePointer<CChar>? = {
        guard let usual = sqlite3_vfs_find(nil) else { return nil }
        // SQLite keeps references to both structures until the process ends.
        let files = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        files.initialize(to: usual.pointee)
        let name = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 8)
        _ = name.initialize(from: "session".utf8CString)
        files.pointee.zName = UnsafePointer(name.baseAddress)
        files.pointee.pNext = nil
        files.pointee.xCurrentTimeInt64 = { _, time in
            time?.pointee = SessionFiles.milliseconds
            return SQLITE_OK
        }
        files.pointee.xCurrentTime = { _, time in
            time?.pointee = Double(SessionFiles.milliseconds) / 86_400_000
            return SQLITE_OK
        }
        return sqlite3_vfs_register(files, 0) == SQLITE_OK ? UnsafePointer(name.baseAddress) : nil
    }()

    /// The session's time in SQLite's unit: milliseconds since noon of 24 November 4714 BC.
    private static var milliseconds: Int64 { AppEnvironment.current.wallMilliseconds + 210_866_760_000_000 }
}
