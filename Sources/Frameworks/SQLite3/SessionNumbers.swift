import CSQLite
import SessionEnvironment

/// The session's random numbers, for SQL functions.
enum SessionNumbers {
    /// SQLite's maximum size of a value in bytes.
    private static let most: Int64 = 1_000_000_000

    /// Replaces the functions `random()` and `randomblob()` of a database.
    static func install(in database: OpaquePointer) {
        sqlite3_create_function_v2(
            database, "random", 0, SQLITE_UTF8, nil,
            { context, _, _ in sqlite3_result_int64(context, Int64(bitPattern: sessionRandom.next())) }, nil, nil, nil)
        sqlite3_create_function_v2(
            database, "randomblob", 1, SQLITE_UTF8, nil,
            { context, _, values in
                let count = max(1, sqlite3_value_int64(values?[0]))
                guard count <= SessionNumbers.most, let bytes = sqlite3_malloc64(UInt64(count)) else {
                    return sqlite3_result_error_toobig(context)
                }
                SessionNumbers.fill(UnsafeMutableRawBufferPointer(start: bytes, count: Int(count)))
                sqlite3_result_blob64(context, bytes, UInt64(count), sqlite3_free)
            }, nil, nil, nil)
    }

    /// Fills a buffer with random bytes.
    static func fill(_ bytes: UnsafeMutableRawBufferPointer) {
        for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: sessionRandom.next()) }
    }
}
