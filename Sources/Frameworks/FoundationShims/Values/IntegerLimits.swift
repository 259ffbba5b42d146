/// The greatest value of `Int64`. Swift on Linux does not import C's declaration, because that is an expression.
public let INT64_MAX = Int64.max
/// The least value of `Int64`.
public let INT64_MIN = Int64.min
/// The greatest value of `UInt64`.
public let UINT64_MAX = UInt64.max
