import Foundation

extension TransportResponse: Codable {
    /// Decodes the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        var body = Data()
        if let text = try container.decodeIfPresent(String.self, forKey: .text) {
            body = Data(text.utf8)
        } else if let encoded = try container.decodeIfPresent(String.self, forKey: .base64) {
            guard let data = Data(base64Encoded: encoded) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .base64, in: container, debugDescription: "the body is not base64")
            }
            body = data
        }
        self.init(
            status: try container.decode(Int.self, forKey: .status),
            headers: try container.decode([String: String].self, forKey: .headers), body: body,
            url: try container.decodeIfPresent(URL.self, forKey: .url))
        isFromOwnClient = try container.decodeIfPresent(Bool.self, forKey: .own) ?? false
    }

    /// Encodes a UTF-8 body as text, any other in base64.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(status, forKey: .status)
        try container.encode(headers, forKey: .headers)
        try container.encodeIfPresent(url, forKey: .url)
        if isFromOwnClient { try container.encode(true, forKey: .own) }
        if body.isEmpty { return }
        if let text = String(validating: body, as: UTF8.self) {
            try container.encode(text, forKey: .text)
        } else {
            try container.encode(body.base64EncodedString(), forKey: .base64)
        }
    }

    private enum Key: String, CodingKey {
        case status, headers, url, text, base64, own
    }
}
