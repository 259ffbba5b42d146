/// Bytes that several answers or streams send from one copy.
///
/// A cache may refer to an instance weakly: the instance exists as long as it is being sent.
public final class SharedBytes: Sendable {
    /// The bytes.
    public let bytes: [UInt8]
    /// The name of the session or other object to which the bytes belong; nil for none. The unsent bytes of one owner
    /// are limited.
    public let owner: String?

    /// Creates a shared copy of bytes.
    public init(_ bytes: [UInt8], of owner: String? = nil) {
        self.bytes = bytes
        self.owner = owner
    }

    /// The number of bytes.
    public var count: Int { bytes.count }
}
