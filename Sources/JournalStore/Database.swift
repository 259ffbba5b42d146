import CSQLite

/// What SQLite says about a failure.
struct SQLiteFailure: Error {
    let code: Int32
    let reason: String

    /// What SQLite says, or the error itself where it is not SQLite's.
    static func reason(of error: any Error) -> String {
        (error as? SQLiteFailure)?.reason ?? "\(error)"
    }

    /// Whether somebody else holds the database.
    var isBusy: Bool { code & 0xFF == SQLITE_BUSY }
}

/// One connection to one database file. Not for two threads at once; its owner sees to that.
final class Database {
    let handle: OpaquePointer

    init(path: String) throws(SQLiteFailure) {
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

    /// Runs statements that give no rows.
    func run(_ sql: String) throws(SQLiteFailure) {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// Compiles a statement, to be used many times.
    func prepare(_ sql: String) throws(SQLiteFailure) -> Statement {
        var compiled: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &compiled, nil))
        guard let compiled else { throw SQLiteFailure(code: SQLITE_MISUSE, reason: "the statement is empty") }
        return Statement(compiled, of: self)
    }

    /// All that `body` does, or nothing of it.
    func inTransaction<Result>(_ body: () throws -> Result) throws -> Result {
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
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// The place of the row that was inserted last.
    var lastPlace: Int64 { sqlite3_last_insert_rowid(handle) }

    fileprivate func check(_ code: Int32) throws(SQLiteFailure) {
        guard code == SQLITE_OK else { throw failure(code) }
    }

    func failure(_ code: Int32) -> SQLiteFailure {
        SQLiteFailure(code: code, reason: String(cString: sqlite3_errmsg(handle)))
    }
}

/// One compiled statement; it keeps its database open.
final class Statement {
    private let handle: OpaquePointer
    private let database: Database

    /// A value on its way into a statement.
    enum Value {
        case integer(Int64?)
        case text(String?)
    }

    fileprivate init(_ handle: OpaquePointer, of database: Database) {
        self.handle = handle
        self.database = database
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Runs the statement with these values, and calls `row` for each row that it gives.
    func run(_ values: Value..., row: (Statement) throws -> Void = { _ in }) throws {
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: try row(self)
            case SQLITE_DONE: return
            case let code: throw database.failure(code)
            }
        }
    }

    /// An integer of the current row.
    func integer(_ column: Int32) -> Int64 {
        sqlite3_column_int64(handle, column)
    }

    /// A text of the current row; nil when it is null.
    func text(_ column: Int32) -> String? {
        guard let start = sqlite3_column_text(handle, column) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    private func bind(_ value: Value, at index: Int32) throws(SQLiteFailure) {
        switch value {
        case .integer(let number?): try database.check(sqlite3_bind_int64(handle, index, number))
        case .text(var text?):
            let code = text.withUTF8 { text in
                text.withMemoryRebound(to: CChar.self) { text in
                    sqlite3_bind_text64(
                        handle, index, text.baseAddress, UInt64(text.count), Self.copied, UInt8(SQLITE_UTF8))
                }
            }
            try database.check(code)
        case .integer(nil), .text(nil): try database.check(sqlite3_bind_null(handle, index))
        }
    }

    /// SQLITE_TRANSIENT, a macro that casts -1 to a function pointer and is therefore not imported.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
