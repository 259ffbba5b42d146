/// Names a session to the world; its maker chooses it, so a session itself needs no randomness.
public struct SessionID: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name as it stands in addresses.
    public let rawValue: String

    /// Takes the name as it is.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Reads a bare JSON string.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes a bare JSON string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// The name itself.
    public var description: String { rawValue }
}
