import CSQLite
import SessionEnvironment

/// Opens or creates a database.
///
/// Unlike on iOS, `CURRENT_TIMESTAMP` and `'now'` use the session's clock, and `random()` and `randomblob()` its random
/// numbers.
public func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
    sqlite3_open_v2(filename, ppDb, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
}

/// Opens a database with the session's clock and random numbers. A custom file system (`zVfs`) keeps its own clock.
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
    if code == SQLITE_OK, let database = ppDb?.pointee { SessionNumbers.install(in: database) }
    return code
}

/// Fills the buffer with random bytes of the session, which a replay reproduces.
public func sqlite3_randomness(_ N: Int32, _ P: UnsafeMutableRawPointer!) {
    guard N > 0, let P else { return }
    SessionNumbers.fill(UnsafeMutableRawBufferPointer(start: P, count: Int(N)))
}
