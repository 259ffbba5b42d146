import CSQLite

/// What SQLite says about a failure.
package struct SQLiteFailure: Error {
    package let code: Int32
    package let reason: String

    /// What SQLite says, or the error itself where it is not SQLite's.
    package static func reason(of error: any Error) -> String {
        (error as? SQLiteFailure)?.reason ?? "\(error)"
    }

    /// Somebody reads what is to be changed.
    package static let busy = SQLiteFailure(code: SQLITE_BUSY, reason: "the database is in use")

    /// Whether the disk has no room, or the process may write no longer files.
    package var isFull: Bool { code & 0xFF == SQLITE_FULL || code == Self.writeFailed }

    /// SQLITE_IOERR_WRITE, a macro with arithmetic, which is therefore not imported.
    private static let writeFailed = SQLITE_IOERR | 3 << 8

    /// Whether somebody else holds the database.
    package var isBusy: Bool { code & 0xFF == SQLITE_BUSY }
}
