/// An error of jansson, or of converting its value, with the information to locate it in the text.
enum ParseFailure: Error {
    case empty
    /// The text ends too early.
    case unfinished(message: String)
    /// An invalid UTF-8 byte at `position`.
    case notUTF8(position: Int)
    /// An unexpected token; jansson had read up to `end`.
    case token(JSONSyntaxError.Reason, end: Int, message: String)
    case depth(maximum: Int)
    /// More values than allowed; the first excess one is at `place`.
    case values(maximum: Int, place: Int)
    /// Two names in one object that are equal in Swift.
    case repeatedName
    /// Names in one object that were chosen to have the same hash.
    case collidingNames

    var reason: JSONSyntaxError.Reason {
        switch self {
        case .empty, .unfinished: .syntax
        case .notUTF8: .notUTF8
        case .token(let reason, _, _): reason
        case .depth: .tooDeep
        case .values: .tooManyValues
        case .repeatedName: .duplicateKey
        case .collidingNames: .collidingNames
        }
    }

    var message: String {
        switch self {
        case .empty: "the text is empty"
        case .unfinished(let message): message
        case .notUTF8: "not UTF-8"
        case .token(_, _, let message): message
        case .depth(let maximum): "more than \(maximum) levels deep"
        case .values(let maximum, _): "more than \(maximum) values"
        case .repeatedName: "duplicate object key"
        case .collidingNames: "the names of an object's members are chosen to have the same hash"
        }
    }

    /// Returns the offset of the first invalid byte.
    func offset(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch self {
        case .empty: 0
        case .unfinished: bytes.count
        case .notUTF8(let position): position
        case .token(_, let end, _): Self.start(ofTokenReadUpTo: end, in: bytes)
        case .depth(let maximum): Self.offset(ofLevel: maximum + 1, in: bytes)
        case .values(_, let place): place
        case .repeatedName: Self.offset(ofObjectIn: bytes, where: Self.repeatedName)
        case .collidingNames: Self.offset(ofObjectIn: bytes, where: Self.collidingName)
        }
    }

    /// Returns the start of the last token that jansson read, which is where users look for the error.
    private static func start(ofTokenReadUpTo end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var scanner = TokenScanner(bytes)
        while let token = scanner.next() {
            guard token.range.upperBound >= end else { continue }
            // In a string, the invalid character is located, not the whole string.
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

    /// A name and its offset.
    private typealias Name = (text: String, offset: Int)

    /// Returns the offset of the name that `judge` rejects in the first object with such a name.
    private static func offset(
        ofObjectIn bytes: UnsafeBufferPointer<UInt8>, where judge: ([Name]) -> Int?
    ) -> Int {
        var scanner = TokenScanner(bytes)
        var open: [[Name]] = []
        var before: TokenScanner.Token?
        while let token = scanner.next() {
            switch token.kind {
            case .punctuation(UInt8(ascii: "{")), .punctuation(UInt8(ascii: "[")): open.append([])
            case .punctuation(UInt8(ascii: "}")), .punctuation(UInt8(ascii: "]")):
                if let offset = open.popLast().flatMap(judge) { return offset }
            case .punctuation(UInt8(ascii: ":")):
                guard let name = before, let text = TokenScanner.text(of: name, in: bytes) else { break }
                open[open.count - 1].append((text, name.range.lowerBound))
            case .punctuation, .string, .scalar: break
            }
            before = token
        }
        return 0
    }

    /// Returns the offset of the first duplicate name.
    private static func repeatedName(_ names: [Name]) -> Int? {
        let sorted = names.sorted { $0.text == $1.text ? $0.offset < $1.offset : $0.text < $1.text }
        return zip(sorted, sorted.dropFirst()).lazy.filter { $0.text == $1.text }.map(\.1.offset).min()
    }

    private static func collidingName(_ names: [Name]) -> Int? {
        NameCollisions.areFew(in: names.map(\.text).sorted()) ? nil : names.first?.offset
    }
}
