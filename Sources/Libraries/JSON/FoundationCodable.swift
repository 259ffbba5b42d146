import FoundationEssentials

/// A Foundation type whose own `Codable` format is not suitable for JSON.
protocol FoundationCodable {
    static func decoded(from decoder: ValueDecoder) throws -> Self
    var encodedForJSON: JSON { get }
}

/// The conforming types as a list. Comparing four pointers is far cheaper than a dynamic cast that fails.
enum FoundationTypes {
    static func contains(_ type: any Any.Type) -> Bool {
        type == URL.self || type == Date.self || type == Data.self || type == Decimal.self
    }
}

extension URL: FoundationCodable {
    static func decoded(from decoder: ValueDecoder) throws -> URL {
        let text = try decoder.decode(String.self)
        guard let url = URL(string: text) else { throw decoder.corrupted("not a URL: \(text)") }
        return url
    }

    var encodedForJSON: JSON { .string(absoluteString) }
}

extension Date: FoundationCodable {
    static func decoded(from decoder: ValueDecoder) throws -> Date {
        if let seconds = decoder.json.double { return Date(timeIntervalSince1970: seconds) }
        let text = try decoder.decode(String.self)
        let styles = [ISO8601FormatStyle(), ISO8601FormatStyle(includingFractionalSeconds: true)]
        guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else {
            throw decoder.corrupted("not an ISO 8601 date: \(text)")
        }
        return date
    }

    var encodedForJSON: JSON { .string(formatted(ISO8601FormatStyle(includingFractionalSeconds: true))) }
}

extension Data: FoundationCodable {
    static func decoded(from decoder: ValueDecoder) throws -> Data {
        guard let data = Data(base64Encoded: try decoder.decode(String.self)) else {
            throw decoder.corrupted("not base64")
        }
        return data
    }

    var encodedForJSON: JSON { .string(base64EncodedString()) }
}

extension Decimal: FoundationCodable {
    static func decoded(from decoder: ValueDecoder) throws -> Decimal {
        guard decoder.json.double != nil, let value = Decimal(string: decoder.json.description) else {
            throw decoder.mismatch(Decimal.self, expected: "a number")
        }
        return value
    }

    /// The number as JSON. Digits beyond the precision of a double are lost.
    var encodedForJSON: JSON { (try? JSON(parsing: description)) ?? .null }
}
