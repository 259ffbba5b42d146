import Foundation

/// What one server sends to another, as bytes.
protocol PassedMessage: Codable {}

extension PassedMessage {
    /// Nil where the bytes are none.
    init?(_ bytes: [UInt8]) {
        guard let passed = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = passed
    }

    var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }
}
