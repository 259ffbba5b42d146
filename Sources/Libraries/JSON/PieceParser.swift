/// Parses a large text piece by piece, because jansson's tree takes up to 80 times the size of the parsed text.
///
/// A container longer than a piece is split at its commas into runs of elements or members. jansson parses each run as
/// a container, so that it still validates the syntax. Smaller containers are part of a run.
struct PieceParser {
    private let parser: JanssonParser
    private let large: [TextOutline.Container]
    /// The index in `large` of the next container to parse.
    private var next = 0
    private var buffer: [UInt8] = []

    private var text: UnsafeBufferPointer<UInt8> { parser.text }

    private init(_ parser: JanssonParser, outline: TextOutline) {
        self.parser = parser
        large = outline.large
    }

    /// Parses the text; nil if the whole text is one small container or one scalar.
    static func parse(_ parser: JanssonParser, outline: TextOutline) throws(JSONSyntaxError) -> JSON? {
        guard let root = outline.large.first, parser.text[..<root.start].allSatisfy(TokenScanner.isSpace) else {
            return nil
        }
        var pieces = PieceParser(parser, outline: outline)
        let value = try pieces.container()
        try pieces.checkEnd(root.end ?? parser.text.count)
        return value
    }

    // MARK: - Containers

    /// Parses the next large container.
    private mutating func container() throws(JSONSyntaxError) -> JSON {
        let container = large[next]
        next += 1
        var run = Run(isObject: text[container.start] == UInt8(ascii: "{"), start: container.start + 1)
        var children = Children(reserving: container.count, isObject: run.isObject)
        var place = run.start
        var depth = 0
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "\""): place = TokenScanner.endOfString(from: place, in: text)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard next < large.count, large[next].start == place else {
                    depth += 1
                    place += 1
                    continue
                }
                try readLargeChild(at: &place, of: &run, into: &children)
                if run.isOver { return try children.value(in: container.start..<place, for: parser) }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard depth == 0 else {
                    depth -= 1
                    place += 1
                    continue
                }
                children.append(try read(run, upTo: place, closing: [text[place]]))
                return try children.value(in: container.start..<(place + 1), for: parser)
            case UInt8(ascii: ","):
                if depth == 0 {
                    if place - run.start >= parser.pieceBytes {
                        children.append(try read(run, upTo: place, closing: [run.closing]))
                        run.restart(behindComma: place)
                    } else {
                        run.lastComma = place
                    }
                }
                place += 1
            default: place += 1
            }
        }
        // The container is not closed. jansson reports that when it parses the rest.
        children.append(try read(run, upTo: place, closing: []))
        throw parser.error(for: .unfinished(message: "premature end of input"), in: text)
    }

    /// Parses the run before a large child, and then the child. Moves `place` past the comma or bracket that follows.
    private mutating func readLargeChild(
        at place: inout Int, of run: inout Run, into children: inout Children
    ) throws(JSONSyntaxError) {
        let placeholder = Array((text[place] == UInt8(ascii: "{") ? "{}" : "[]").utf8)
        if run.isObject, let comma = run.lastComma {
            children.append(try read(run, upTo: comma, closing: [run.closing]))
            run.restart(behindComma: comma)
        }
        children.append(try read(run, upTo: place, closing: placeholder + [run.closing]))
        let child = large[next]
        children.replaceLast(by: try container())
        place = child.end ?? text.count
        while place < text.count, TokenScanner.isSpace(text[place]) { place += 1 }
        switch place < text.count ? text[place] : nil {
        case UInt8(ascii: ","):
            run.restart(behindComma: place)
            place += 1
        case run.closing:
            place += 1
            run.isOver = true
        default:
            let rest = place < text.count ? TokenScanner.token(at: place, in: text) : place..<place
            _ = try read(opening: run.isObject ? "{\"\":{}" : "[[]", range: rest, closing: [])
        }
    }

    // MARK: - Runs

    /// The children of a large container that are parsed next.
    private struct Run {
        let isObject: Bool
        var start: Int
        /// The offset of the last comma between children of this run; nil if there is none.
        var lastComma: Int?
        /// Whether a comma precedes the run, so that a child must follow.
        var isBehindComma = false
        /// Whether the container's closing bracket was read.
        var isOver = false

        var opening: StaticString { isObject ? "{" : "[" }
        var closing: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

        init(isObject: Bool, start: Int) {
            self.isObject = isObject
            self.start = start
        }

        mutating func restart(behindComma comma: Int) {
            start = comma + 1
            lastComma = nil
            isBehindComma = true
        }
    }

    /// Parses a run as a container.
    ///
    /// - Parameter closing: The text that closes the run, in place of the text that follows it.
    private mutating func read(_ run: Run, upTo end: Int, closing: [UInt8]) throws(JSONSyntaxError) -> JSON {
        let behind = end < text.count ? [text[end]] : []
        let endsAtComma = behind == [UInt8(ascii: ",")]
        if run.isBehindComma || endsAtComma, closing.count < 2, text[run.start..<end].allSatisfy(TokenScanner.isSpace) {
            // There is a comma without a child before or after it, which parsing only the run would not detect.
            let before: StaticString = run.isObject ? "{\"\":0," : "[0,"
            return try read(opening: run.isBehindComma ? before : run.opening, range: run.start..<end, closing: behind)
        }
        do throws(JSONSyntaxError) {
            return try read(opening: run.opening, range: run.start..<end, closing: closing)
        } catch {
            // The invalid token may be the comma.
            if endsAtComma, error.offset == end {
                _ = try read(opening: run.opening, range: run.start..<end, closing: behind)
            }
            throw error
        }
    }

    private mutating func read(
        opening: StaticString, range: Range<Int>, closing: [UInt8]
    ) throws(JSONSyntaxError) -> JSON {
        buffer.removeAll(keepingCapacity: true)
        opening.withUTF8Buffer { buffer.append(contentsOf: $0) }
        let before = buffer.count
        buffer.append(contentsOf: UnsafeBufferPointer(rebasing: text[range]))
        buffer.append(contentsOf: closing)
        let last = text.count
        return try buffer.withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) in
            try parser.read(bytes) { min(range.lowerBound + max($0 - before, 0), last) }
        }
    }

    /// Throws if the text continues after the root.
    private mutating func checkEnd(_ end: Int) throws(JSONSyntaxError) {
        guard !text[end...].allSatisfy(TokenScanner.isSpace) else { return }
        _ = try read(opening: "[]", range: end..<text.count, closing: [])
    }
}

/// The elements or members of a large container that were already parsed.
private struct Children {
    private let isObject: Bool
    private var elements: [JSON] = []
    private var members: ContiguousArray<JSONObject.Element> = []

    init(reserving count: Int, isObject: Bool) {
        self.isObject = isObject
        if isObject { members.reserveCapacity(count) } else { elements.reserveCapacity(count) }
    }

    mutating func append(_ run: JSON) {
        switch run {
        case .array(let more): elements.append(contentsOf: more)
        case .object(let more): members.append(contentsOf: more)
        case .null, .bool, .int, .double, .string: break  // A run is always a container.
        }
    }

    mutating func replaceLast(by value: JSON) {
        if isObject { members[members.count - 1].value = value } else { elements[elements.count - 1] = value }
    }

    func value(in range: Range<Int>, for parser: JanssonParser) throws(JSONSyntaxError) -> JSON {
        guard isObject else { return .array(elements) }
        do throws(ParseFailure) {
            return .object(try parser.object(members))
        } catch {
            let bytes = UnsafeBufferPointer(rebasing: parser.text[range])
            throw parser.error(for: error, in: bytes) { range.lowerBound + $0 }
        }
    }
}
