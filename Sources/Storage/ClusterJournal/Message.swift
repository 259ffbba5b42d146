import Foundation

/// What nodes tell each other as JSON.
protocol Message: Codable {}

extension Message {
    /// Nil where the bytes are none of these.
    init?(_ bytes: [UInt8]) {
        guard let message = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = message
    }

    func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }
}
