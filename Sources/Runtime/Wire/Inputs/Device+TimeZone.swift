import Foundation

extension Device {
    /// A time zone of the IANA database, such as `America/Sao_Paulo`.
    public struct TimeZone: Sendable, Hashable {
        /// The name in the database, or `GMT`.
        public let identifier: String

        /// The time zone of a new device, Greenwich Mean Time.
        public static let gmt = TimeZone(known: "GMT")

        /// The largest size of a name, in bytes.
        package static let longest = 64

        private init(known identifier: String) { self.identifier = identifier }

        /// Creates a time zone; nil if the database has none of this name. `UTC` is the same as `GMT`.
        public init?(_ identifier: String) {
            guard identifier.utf8.count <= Self.longest, Self.isName(identifier),
                Foundation.TimeZone(identifier: identifier) != nil
            else { return nil }
            self.init(known: ["UTC", "Etc/UTC", "Etc/GMT"].contains(identifier) ? "GMT" : identifier)
        }

        /// Whether the text has only characters of names in the database. Foundation also accepts `GMT+5:30`.
        private static func isName(_ text: String) -> Bool {
            text.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: "/_+-".utf8.contains($0)
                }
            }
        }
    }

    /// The allowed offsets of the device's clock from the time of the session, in seconds: a hundred years.
    package static let clockOffsets = -3_155_760_000...3_155_760_000
}

extension Device.TimeZone: Codable {
    /// Decodes a name; throws if the database has none of this name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let zone = Self(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a time zone")
        }
        self = zone
    }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
