/// `import SQLite3` is SQLite's interface to C, as on iOS; databases that are opened by it go by the session's clock
/// and its random numbers, so that a replay finds in them what was there.
@_exported public import CSQLite
