import Foundation

extension Device {
    /// A language as chosen in the settings: a BCP 47 tag such as `pt-BR`, `ar` or `zh-Hant-TW`.
    public struct Language: Sendable, Hashable {
        /// The normalized tag: the script capitalized, the region in capitals.
        public let tag: String

        /// The default language.
        public static let english = Language(known: "en")

        /// The largest size of a tag, in bytes.
        package static let longest = 32

        private init(known tag: String) { self.tag = tag }

        /// Parses a tag of a language with optional script and region; nil if ISO 639, 15924 or 3166 does not list one
        /// of them. An underscore counts as a hyphen, and case is ignored.
        public init?(_ text: String) {
            let parts = text.split(separator: "-", omittingEmptySubsequences: false).flatMap {
                $0.split(separator: "_", omittingEmptySubsequences: false)
            }
            guard text.utf8.count <= Self.longest, parts.allSatisfy(Self.isWord), let first = parts.first else {
                return nil
            }
            let code = Locale.LanguageCode(first.lowercased())
            guard code.isISOLanguage else { return nil }
            var written = [code.identifier]
            var rest = parts.dropFirst()
            if let script = rest.first, script.utf8.count == 4 {
                guard Locale.Script(String(script)).isISOScript else { return nil }
                written.append(script.capitalized)
                rest.removeFirst()
            }
            if let region = rest.first {
                guard Locale.Region(region.uppercased()).isISORegion else { return nil }
                written.append(region.uppercased())
                rest.removeFirst()
            }
            guard rest.isEmpty else { return nil }
            tag = written.joined(separator: "-")
        }

        /// The writing direction of the language.
        public var direction: Direction {
            switch Locale.Language(identifier: tag).characterDirection {
            case .rightToLeft: .rightToLeft
            default: .leftToRight  // Foundation also has vertical directions, which phones do not use.
            }
        }

        private static func isWord(_ part: Substring) -> Bool {
            !part.isEmpty
                && part.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
        }
    }

    /// The preference for motion in animations.
    public enum Motion: String, Codable, CaseIterable, Sendable {
        case full, reduced
    }
}

extension Device.Language: Codable {
    /// Decodes a tag; throws if it does not name a language.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let language = Self(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a language tag")
        }
        self = language
    }

    /// Encodes the tag.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(tag)
    }
}
