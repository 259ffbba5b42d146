import CSQLite

/// A copy of a database that is written on meanwhile: what is written through the same connection is in it too.
package final class DatabaseCopy {
    private let handle: OpaquePointer
    private let target: Database

    /// Begins a copy into another database, which has nothing in it yet.
    package init(of source: Database, into target: Database) throws(SQLiteFailure) {
        guard let handle = sqlite3_backup_init(target.handle, "main", source.handle, "main") else {
            throw target.failure(sqlite3_errcode(target.handle))
        }
        self.handle = handle
        self.target = target
    }

    deinit {
        sqlite3_backup_finish(handle)
    }

    /// Copies some megabytes more; false when all is copied.
    package func goOn() throws(SQLiteFailure) -> Bool {
        switch sqlite3_backup_step(handle, 1_024) {
        case SQLITE_OK: return true
        case SQLITE_DONE: return false
        case let code: throw SQLiteFailure(code: code, reason: String(cString: sqlite3_errstr(code)))
        }
    }
}
