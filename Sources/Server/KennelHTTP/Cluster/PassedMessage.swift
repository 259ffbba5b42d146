import Foundation

/// A message from one server to another, encoded as JSON.
protocol PassedMessage: Codable {}

extension PassedMessage {
    /// Returns nil if the bytes are no such message.
    init?(_ bytes: [UInt8]) {
        guard let passed = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = passed
    }

    var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }
}
