/// Bytes that several answers or streams send, in one copy for all of them.
///
/// A cache may refer to them weakly: they stay for as long as somebody sends them.
public final class SharedBytes: Sendable {
    /// The bytes.
    public let bytes: [UInt8]
    /// The subject of the bytes, such as a session. The unsent bytes of one owner are bounded.
    public let owner: String?

    /// Shares these bytes.
    public init(_ bytes: [UInt8], of owner: String? = nil) {
        self.bytes = bytes
        self.owner = owner
    }

    /// The number of bytes.
    public var count: Int { bytes.count }
}
