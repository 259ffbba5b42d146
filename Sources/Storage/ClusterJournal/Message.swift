import Foundation

/// A message between nodes, encoded as JSON.
protocol Message: Codable {}

extension Message {
    /// Nil if the bytes are not such a message.
    init?(_ bytes: [UInt8]) {
        guard let message = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = message
    }

    func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }
}
