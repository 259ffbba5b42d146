import CSQLite

/// A connection to a database file.
///
/// The owner must ensure that two threads do not use it at once.
package final class Database {
    let handle: OpaquePointer

    package init(path: String) throws(SQLiteFailure) {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            let reason = String(cString: sqlite3_errstr(code))
            sqlite3_close_v2(opened)
            throw SQLiteFailure(code: code, reason: reason)
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 2_000)
    }

    deinit {
        sqlite3_close_v2(handle)
    }

    /// Runs statements without results.
    package func run(_ sql: String) throws(SQLiteFailure) {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// Compiles a statement for repeated use.
    package func prepare(_ sql: String) throws(SQLiteFailure) -> Statement {
        var compiled: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &compiled, nil))
        guard let compiled else { throw SQLiteFailure(code: SQLITE_MISUSE, reason: "the statement is empty") }
        return Statement(compiled, of: self)
    }

    /// Runs `body` in a transaction, which is rolled back if it throws.
    package func inTransaction<Result>(_ body: () throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            if isInTransaction { try? run("ROLLBACK") }
            throw error
        }
    }

    /// Whether a transaction is open.
    package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// The row id of the last inserted row.
    package var lastPlace: Int64 { sqlite3_last_insert_rowid(handle) }

    func check(_ code: Int32) throws(SQLiteFailure) {
        guard code == SQLITE_OK else { throw failure(code) }
    }

    func failure(_ code: Int32) -> SQLiteFailure {
        SQLiteFailure(code: code, reason: String(cString: sqlite3_errmsg(handle)))
    }
}
