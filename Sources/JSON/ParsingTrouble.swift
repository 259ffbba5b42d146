/// What jansson, or the copy of its value, complained of; it knows where the complaint belongs in the text.
enum ParsingTrouble: Error {
    case empty
    /// The text ends too early.
    case unfinished(message: String)
    /// A byte at `position` that is not UTF-8.
    case notUTF8(position: Int)
    /// A token that does not belong; jansson had read up to `end`.
    case token(JSONSyntaxError.Reason, end: Int, message: String)
    case depth(maximum: Int)
    /// Two names in one object that are the same text to Swift.
    case equivalentKeys

    var reason: JSONSyntaxError.Reason {
        switch self {
        case .empty, .unfinished: .syntax
        case .notUTF8: .notUTF8
        case .token(let reason, _, _): reason
        case .depth: .tooDeep
        case .equivalentKeys: .duplicateKey
        }
    }

    var message: String {
        switch self {
        case .empty: "the text is empty"
        case .unfinished(let message): message
        case .notUTF8: "not UTF-8"
        case .token(_, _, let message): message
        case .depth(let maximum): "more than \(maximum) levels deep"
        case .equivalentKeys: "duplicate object key"
        }
    }

    /// Offset of the first byte that does not belong.
    func offset(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch self {
        case .empty: 0
        case .unfinished: bytes.count
        case .notUTF8(let position): position
        case .token(_, let end, _): Self.start(ofTokenReadUpTo: end, in: bytes)
        case .depth(let maximum): Self.offset(ofLevel: maximum + 1, in: bytes)
        case .equivalentKeys: Self.offset(ofRepeatedKeyIn: bytes)
        }
    }

    /// jansson tells where it stopped reading; people look for where the trouble starts.
    private static func start(ofTokenReadUpTo end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var scanner = TokenScanner(bytes)
        while let token = scanner.next() {
            guard token.range.upperBound >= end else { continue }
            // Inside a string the character is at fault, not the string.
            return StringFault.offset(in: token, of: bytes) ?? token.range.lowerBound
        }
        return end
    }

    private static func offset(ofLevel level: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var scanner = TokenScanner(bytes)
        var depth = 0
        while let token = scanner.next() {
            switch token.kind {
            case .punctuation(UInt8(ascii: "{")), .punctuation(UInt8(ascii: "[")): depth += 1
            case .punctuation(UInt8(ascii: "}")), .punctuation(UInt8(ascii: "]")): depth -= 1
            case .punctuation, .string, .scalar: break
            }
            if depth == level { return token.range.lowerBound }
        }
        return bytes.count
    }

    private static func offset(ofRepeatedKeyIn bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var scanner = TokenScanner(bytes)
        var names: [Set<String>] = []
        var before: TokenScanner.Token?
        while let token = scanner.next() {
            switch token.kind {
            case .punctuation(UInt8(ascii: "{")), .punctuation(UInt8(ascii: "[")): names.append([])
            case .punctuation(UInt8(ascii: "}")), .punctuation(UInt8(ascii: "]")): names.removeLast()
            case .punctuation(UInt8(ascii: ":")):
                guard let name = before, let text = TokenScanner.text(of: name, in: bytes) else { break }
                if !names[names.count - 1].insert(text).inserted { return name.range.lowerBound }
            case .punctuation, .string, .scalar: break
            }
            before = token
        }
        return 0
    }
}
