/// The SQLite C interface, as in `import SQLite3` on iOS.
///
/// Databases use the session's clock and random numbers, so that a replay reproduces their content.
@_exported public import CSQLite
