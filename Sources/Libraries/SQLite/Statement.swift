import CSQLite

/// A compiled statement, which retains its database.
package final class Statement {
    private let handle: OpaquePointer
    private let database: Database

    /// A value bound to a parameter.
    package enum Value {
        case integer(Int64?)
        case text(String?)
    }

    init(_ handle: OpaquePointer, of database: Database) {
        self.handle = handle
        self.database = database
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Runs the statement with these values, and calls `row` for each row of the result.
    package func run(_ values: Value..., row: (Statement) throws -> Void = { _ in }) throws {
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

    /// Returns an integer of the current row.
    package func integer(_ column: Int32) -> Int64 {
        sqlite3_column_int64(handle, column)
    }

    /// Returns an integer of the current row; nil for NULL.
    package func optionalInteger(_ column: Int32) -> Int64? {
        sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : integer(column)
    }

    /// Returns a text of the current row; nil for NULL.
    package func text(_ column: Int32) -> String? {
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

    /// SQLITE_TRANSIENT, which is not imported because it is a macro that casts -1 to a function pointer.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
