import CSQLite

/// An incremental copy of a database that may be written meanwhile. Writes through the same connection are included.
package final class DatabaseCopy {
    private let handle: OpaquePointer
    private let target: Database

    /// Begins a copy into an empty database.
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

    /// Copies the next 1,024 pages. Returns false when the copy is complete.
    package func copyNextPages() throws(SQLiteFailure) -> Bool {
        switch sqlite3_backup_step(handle, 1_024) {
        case SQLITE_OK: return true
        case SQLITE_DONE: return false
        case let code: throw SQLiteFailure(code: code, reason: String(cString: sqlite3_errstr(code)))
        }
    }
}
