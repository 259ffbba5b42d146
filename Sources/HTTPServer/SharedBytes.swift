/// Bytes that several answers or streams send, in one copy for all of them.
///
/// A cache may refer to them weakly: they stay for as long as somebody sends them.
public final class SharedBytes: Sendable {
    /// The bytes.
    public let bytes: [UInt8]
    /// The name of whatever they are about, such as a session. What waits unsent of one owner is bounded.
    public let owner: String?

    /// Shares these bytes.
    public init(_ bytes: [UInt8], of owner: String? = nil) {
        self.bytes = bytes
        self.owner = owner
    }

    /// How many there are.
    public var count: Int { bytes.count }
}
