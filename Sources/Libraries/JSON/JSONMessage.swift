internal import Foundation

/// A value that one server sends to another as JSON.
public protocol JSONMessage: Codable {}

extension JSONMessage {
    /// Decodes a message; nil if the bytes are not such a message.
    public init?(_ bytes: [UInt8]) {
        guard let message = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = message
    }

    /// Encodes the message. Throws the errors of encoding its members.
    public func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }
}
