import Foundation
import JSON

/// Puts texts in the place of others, as they are spelt where they stand.
///
/// A short text counts only where it stands alone, since it may be a part of any word.
struct Substitution {
    /// How the text around is spelt.
    enum Spelling {
        case plain, json, percentEncoded
    }

    private static let shortest = 8

    private struct Pair {
        let old: [UInt8]
        let new: [UInt8]
    }

    /// Longest first, so that what holds another comes before it.
    private let pairs: [Pair]

    /// Puts each text in the place of its other one.
    init(_ texts: some Sequence<(old: String, new: String)>, _ spelling: Spelling) {
        pairs =
            texts.flatMap { old, new in
                Self.spellings(of: old, spelling).map { Pair(old: $0, new: Self.spellings(of: new, spelling)[0]) }
            }.sorted { $0.old.count > $1.old.count }
    }

    /// The text with all replaced; nil when there is nothing to replace.
    func applied(to text: String) -> String? {
        applied(to: [UInt8](text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes with all replaced; nil when there is nothing to replace.
    func applied(to bytes: [UInt8]) -> [UInt8]? {
        var starts = [Bool](repeating: false, count: 256)
        for pair in pairs { starts[Int(pair.old[0])] = true }
        var replaced: [UInt8] = []
        var copied = 0
        var place = 0
        while place < bytes.count {
            guard starts[Int(bytes[place])], let pair = pairs.first(where: { $0.old.stands(in: bytes, at: place) })
            else {
                place += 1
                continue
            }
            replaced += bytes[copied..<place]
            replaced += pair.new
            place += pair.old.count
            copied = place
        }
        guard copied > 0 else { return nil }
        return replaced + bytes[copied...]
    }

    /// The usual way to spell a text first, then others that are found too.
    private static func spellings(of text: String, _ spelling: Spelling) -> [[UInt8]] {
        switch spelling {
        case .plain: return [[UInt8](text.utf8)]
        case .json: return [Array(JSON.string(text).encoded().dropFirst().dropLast())]
        case .percentEncoded:
            return [CharacterSet.unreserved, .urlQueryAllowed].map {
                [UInt8]((text.addingPercentEncoding(withAllowedCharacters: $0) ?? text).utf8)
            } + [[UInt8](text.utf8)]
        }
    }

    /// Whether texts of this length are found inside words.
    fileprivate static func isShort(_ text: [UInt8]) -> Bool {
        text.count < shortest
    }
}

extension [UInt8] {
    fileprivate func stands(in bytes: [UInt8], at place: Int) -> Bool {
        guard bytes[place...].starts(with: self) else { return false }
        guard Substitution.isShort(self) else { return true }
        let isInsideWord =
            place > 0 && bytes[place - 1].isWordPart
            || place + count < bytes.count && bytes[place + count].isWordPart
        return !isInsideWord
    }
}

extension UInt8 {
    fileprivate var isWordPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }
}

extension CharacterSet {
    /// RFC 3986, 2.3.
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
