import Foundation

extension Device {
    /// A language as a person chooses it in the settings: a BCP 47 tag such as `pt-BR`, `ar` or `zh-Hant-TW`.
    public struct Language: Sendable, Hashable {
        /// The tag as it is written: the script with a capital, the region in capitals.
        public let tag: String

        /// The one that a device speaks unless it is told otherwise.
        public static let english = Language(known: "en")

        /// How long a tag may be, in bytes.
        package static let longest = 32

        private init(known tag: String) { self.tag = tag }

        /// Reads a tag: a language, perhaps with a script and a region; nil where ISO 639, 15924 or 3166 knows none of
        /// that name. An underscore counts as a hyphen, and capitals do not matter.
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

        /// Where its lines of text begin.
        public var direction: Direction {
            switch Locale.Language(identifier: tag).characterDirection {
            case .rightToLeft: .rightToLeft
            default: .leftToRight  // the directions are Foundation's; lines from above are none of a phone's
            }
        }

        private static func isWord(_ part: Substring) -> Bool {
            !part.isEmpty
                && part.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
        }
    }

    /// Whether what moves on the screen moves, or only changes.
    public enum Motion: String, Codable, CaseIterable, Sendable {
        case full, reduced
    }
}

extension Device.Language: Codable {
    /// Reads a tag; refuses one that names no language.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let language = Self(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) names no language")
        }
        self = language
    }

    /// Writes the tag.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(tag)
    }
}
