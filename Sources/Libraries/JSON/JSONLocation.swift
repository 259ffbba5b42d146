/// Finds the position of a value in text that was already parsed.
///
/// Positions are not recorded while parsing, because only errors need them; a lookup scans the text once. Lines and
/// columns count from 1, columns in characters (Unicode scalars).
public enum JSONLocation {
    /// Returns the position of the value at this path; nil if there is none.
    public static func locate(_ path: JSONPath, in bytes: [UInt8]) -> (line: Int, column: Int)? {
        locate(path, part: .value, in: bytes)
    }

    /// Returns the position of the name of the member at this path; nil if there is none.
    public static func locateName(_ path: JSONPath, in bytes: [UInt8]) -> (line: Int, column: Int)? {
        guard case .key? = path.steps.last else { return nil }
        return locate(path, part: .name, in: bytes)
    }

    private static func locate(_ path: JSONPath, part: Walk.Part, in bytes: [UInt8]) -> (line: Int, column: Int)? {
        bytes.withUnsafeBufferPointer { bytes in
            Walk(bytes, to: part).offset(of: path).map { lineAndColumn(of: $0, in: bytes) }
        }
    }

    /// Returns the position of the value at this path or, if it is missing, of the innermost existing container on the
    /// path.
    public static func locateNearest(_ path: JSONPath, in bytes: [UInt8]) -> (line: Int, column: Int)? {
        var path = path
        while true {
            if let place = locate(path, in: bytes) { return place }
            guard path.steps.popLast() != nil else { return nil }
        }
    }

    static func lineAndColumn(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        for byte in bytes.prefix(offset) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0b1100_0000 != 0b1000_0000 {  // Not a continuation byte.
                column += 1
            }
        }
        return (line, column)
    }
}

/// A traversal of valid JSON tokens along a path.
private struct Walk {
    /// The part of a member whose position is searched for.
    enum Part {
        case name
        case value
    }

    private var scanner: TokenScanner
    private let bytes: UnsafeBufferPointer<UInt8>
    private let part: Part

    init(_ bytes: UnsafeBufferPointer<UInt8>, to part: Part) {
        self.bytes = bytes
        self.part = part
        scanner = TokenScanner(bytes)
    }

    func offset(of path: JSONPath) -> Int? {
        var walk = self
        guard let root = walk.scanner.next() else { return nil }
        return walk.descend(from: root, path.steps[...])?.range.lowerBound
    }

    /// Returns the first token of the value at `steps`, which lead from the value that begins with the token `value`;
    /// nil if there is none.
    private mutating func descend(from value: TokenScanner.Token, _ steps: ArraySlice<JSONPath.Step>)
        -> TokenScanner.Token?
    {
        guard let step = steps.first else { return value }
        switch (step, value.kind) {
        case (.key(let key), .punctuation(UInt8(ascii: "{"))):
            var found: TokenScanner.Token?
            while let name = scanner.next(), name.kind == .string {
                guard scanner.next() != nil, let member = scanner.next() else { return nil }  // the colon, the value
                if TokenScanner.text(of: name, in: bytes) == key {
                    var below = self
                    let rest = steps.dropFirst()
                    let isFound = rest.isEmpty && part == .name
                    found = isFound ? name : below.descend(from: member, rest)  // the last of duplicate names counts
                }
                skipRest(of: member)
                guard scanner.next()?.kind == .punctuation(UInt8(ascii: ",")) else { break }
            }
            return found
        case (.index(var index), .punctuation(UInt8(ascii: "["))):
            while let element = scanner.next(), element.kind != .punctuation(UInt8(ascii: "]")) {
                if index == 0 { return descend(from: element, steps.dropFirst()) }
                index -= 1
                skipRest(of: element)
                guard scanner.next()?.kind == .punctuation(UInt8(ascii: ",")) else { return nil }
            }
            return nil
        case (.key, _), (.index, _): return nil
        }
    }

    private mutating func skipRest(of value: TokenScanner.Token) {
        var depth = Self.change(of: value)
        while depth > 0, let token = scanner.next() { depth += Self.change(of: token) }
    }

    private static func change(of token: TokenScanner.Token) -> Int {
        switch token.kind {
        case .punctuation(UInt8(ascii: "{")), .punctuation(UInt8(ascii: "[")): 1
        case .punctuation(UInt8(ascii: "}")), .punctuation(UInt8(ascii: "]")): -1
        case .punctuation, .string, .scalar: 0
        }
    }
}
