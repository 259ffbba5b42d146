import CSQLite

/// An error of SQLite.
package struct SQLiteFailure: Error {
    package let code: Int32
    package let reason: String

    /// Returns SQLite's description, or that of the error itself if it is not SQLite's.
    package static func reason(of error: any Error) -> String {
        (error as? SQLiteFailure)?.reason ?? "\(error)"
    }

    /// The error for a database that another connection is using.
    package static let busy = SQLiteFailure(code: SQLITE_BUSY, reason: "the database is in use")

    /// Whether the disk is full, or the file size limit of the process is reached.
    package var isFull: Bool { code & 0xFF == SQLITE_FULL || code == Self.writeFailed }

    /// SQLITE_IOERR_WRITE, which is not imported because it is a macro with arithmetic.
    private static let writeFailed = SQLITE_IOERR | 3 << 8

    /// Whether another connection has locked the database.
    package var isBusy: Bool { code & 0xFF == SQLITE_BUSY }
}
