import Foundation
import JSON

/// Recordings encode inputs with the names that pages use, so that people can read them.
extension SessionInput: Codable {
    /// Decodes the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: InputKey.self)
        let name = try container.decode(String.self, forKey: InputKey("type"))
        guard let type = InputType.named(name) else {
            throw DecodingError.dataCorruptedError(
                forKey: InputKey("type"), in: container, debugDescription: "there is no input of type \(name)")
        }
        self = try type.decode(decoder)
    }

    /// Encodes an object whose `type` names the case.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: InputKey.self)
        try container.encode(typeName, forKey: InputKey("type"))
        try type.encode(self, encoder)
    }

    /// Returns the input as JSON text for recordings.
    package func recordedText() throws -> String {
        switch self {
        // A fast path for the most frequent input by far.
        case .tap(let view, at: nil):
            var json = JSONWriter(reserving: 40)
            json.beginObject()
            json.members(#""type":"tap""#)
            json.member("view", view)
            json.endObject()
            return String(decoding: json.bytes, as: UTF8.self)
        default:
            return String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
        }
    }
}
