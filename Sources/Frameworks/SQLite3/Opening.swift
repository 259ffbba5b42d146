import CSQLite
import HeadlessUIKit

/// What `sqlite3_open()` is on iOS: opens a database, or makes one. `CURRENT_TIMESTAMP` and `'now'` in it are the
/// session's time, `random()` and `randomblob()` its random numbers.
public func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    sqlite3_open_v2(filename, ppDb, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
}

/// What `sqlite3_open_v2()` is on iOS, in the session's time; a file system of the app's own (`zVfs`) keeps its own.
public func sqlite3_open_v2(
    _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32,
    _ zVfs: UnsafePointer<CChar>!
) -> Int32 {
    let code =
        if zVfs == nil, let name = SessionFiles.name {
            CSQLite.sqlite3_open_v2(filename, ppDb, flags, name)
        } else {
            CSQLite.sqlite3_open_v2(filename, ppDb, flags, zVfs)
        }
    if code == SQLITE_OK, let database = ppDb?.pointee { SessionNumbers.give(to: database) }
    return code
}

/// What `sqlite3_randomness()` is on iOS: bytes that nobody foresees, and that a replay finds again.
public func sqlite3_randomness(_ N: Int32, _ P: UnsafeMutableRawPointer!) {
    guard N > 0, let P else { return }
    SessionNumbers.fill(UnsafeMutableRawBufferPointer(start: P, count: Int(N)))
}
