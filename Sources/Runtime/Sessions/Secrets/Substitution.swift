import Foundation
import JSON

/// Replaces texts by others, in the encoding of the surrounding text.
///
/// A short text is replaced only if it is a whole word, because it may be part of any word.
struct Substitution {
    /// The encoding of the text in which replacements are made.
    enum Spelling {
        case plain, json, percentEncoded
    }

    private static let shortest = 8

    private struct Pair {
        let old: [UInt8]
        let new: [UInt8]
    }

    /// The replacements, longest first because one text may contain another one.
    private let pairs: [Pair]

    /// Creates a substitution of each `old` text by its `new` text.
    init(_ texts: some Sequence<(old: String, new: String)>, spelling: Spelling) {
        pairs =
            texts.flatMap { old, new in
                Self.spellings(of: old, spelling).map { Pair(old: $0, new: Self.spellings(of: new, spelling)[0]) }
            }.sorted { $0.old.count > $1.old.count }
    }

    /// Returns the text with all replacements; nil if it contains no `old` text.
    func applied(to text: String) -> String? {
        applied(to: [UInt8](text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the bytes with all replacements; nil if they contain no `old` text.
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

    /// Returns the encodings of a text. The first is the usual one, which new texts get; the others are only searched
    /// for.
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

    /// Returns whether a text is so short that it is replaced only as a whole word.
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
    /// The unreserved characters of RFC 3986, section 2.3.
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
