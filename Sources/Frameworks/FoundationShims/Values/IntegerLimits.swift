/// The greatest value of `Int64`. C declares it by an expression that Swift does not import on Linux.
public let INT64_MAX = Int64.max
/// The least value of `Int64`.
public let INT64_MIN = Int64.min
/// The greatest value of `UInt64`.
public let UINT64_MAX = UInt64.max
