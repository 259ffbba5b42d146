public import Foundation

/// Replaces `PersonNameComponentsFormatter`: writes a person's name in the order of its language, and parses names.
///
/// The family name comes first in Chinese, Japanese and Korean script, and in the Hungarian locale.
open class SessionPersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable {
        /// The same form as `medium`.
        case `default`
        /// The nickname, or otherwise the given name.
        case short
        /// The given name and the family name.
        case medium
        /// All parts of the name, including titles.
        case long
        /// The initials of the name.
        case abbreviated
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Uses the phonetic representation.
        public static let phonetic = Options(rawValue: 2)
    }

    open var style = Style.default
    /// Whether the phonetic representation is used, if there is one.
    open var isPhonetic = false
    /// The locale; by default that of the session.
    open var locale: Locale! = .session

    /// Returns the name, with the session's locale.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = SessionPersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let family = Self.said(name.familyName)
        let given = Self.said(name.givenName)
        let isJoined = [given, family].compactMap { $0 }.contains { $0.unicodeScalars.contains(where: Self.isOfEast) }
        let isFamilyFirst = isJoined || locale?.language.languageCode?.identifier == "hu"
        let between = isJoined ? "" : " "
        switch style {
        case .short: return Self.said(name.nickname) ?? given ?? family ?? ""
        case .default, .medium:
            return (isFamilyFirst ? [family, given] : [given, family]).compactMap { $0 }.joined(separator: between)
        case .long:
            let middle = Self.said(name.middleName)
            let own = isFamilyFirst ? [family, given, middle] : [given, middle, family]
            let titles: [String?] = [Self.said(name.namePrefix), own.compactMap { $0 }.joined(separator: between)]
            return (titles + [Self.said(name.nameSuffix)]).compactMap { $0 }.filter { !$0.isEmpty }.joined(
                separator: " ")
        case .abbreviated:
            if isJoined { return family ?? given ?? "" }
            let letters = (isFamilyFirst ? [family, given] : [given, family]).compactMap { $0?.first?.uppercased() }
            return letters.joined()
        }
    }

    /// Returns the parts of a name; nil for a string without words.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.replacing(",", with: " ").split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return nil }
        var name = PersonNameComponents()
        if words.count > 1, Self.titles.contains(words[0].lowercased().filter(\.isLetter)) {
            name.namePrefix = words.removeFirst()
        }
        if words.count > 2, let last = words.last, Self.suffixes.contains(last.lowercased().filter(\.isLetter)) {
            name.nameSuffix = words.removeLast()
        }
        let isFamilyFirst =
            words.joined().unicodeScalars.contains(where: Self.isOfEast)
            || locale?.language.languageCode?.identifier == "hu"
        if words.count > 1 { name.familyName = isFamilyFirst ? words.removeFirst() : words.removeLast() }
        name.givenName = words.removeFirst()
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
    }

    /// Returns the name; nil for an object of another type.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

    private static let titles: Set = [
        "mr", "mrs", "ms", "miss", "dr", "prof", "sir", "sr", "sra", "dra", "herr", "frau", "m", "mme", "dott", "don",
    ]
    private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "filho", "neto"]

    private static func said(_ part: String?) -> String? { part.flatMap { $0.isEmpty ? nil : $0 } }

    /// Whether a character belongs to a script that has no spaces between names.
    private static func isOfEast(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
        default: false
        }
    }
}
