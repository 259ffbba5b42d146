/// The public name of a session. It is chosen by the creator, so that a session itself needs no randomness.
public struct SessionID: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name as it is used in URLs.
    public let rawValue: String

    /// Creates an id from its text, without validation.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Decodes a plain JSON string.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes a plain JSON string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// The id as text.
    public var description: String { rawValue }
}
