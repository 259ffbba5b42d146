import CSQLite

/// What SQLite says about a failure.
package struct SQLiteFailure: Error {
    package let code: Int32
    package let reason: String

    /// What SQLite says, or the error itself where it is not SQLite's.
    package static func reason(of error: any Error) -> String {
        (error as? SQLiteFailure)?.reason ?? "\(error)"
    }

    /// Whether somebody else holds the database.
    package var isBusy: Bool { code & 0xFF == SQLITE_BUSY }
}
