/// The result of a pass over a JSON text before jansson parses it: the number of values, their depth, and large
/// containers.
///
/// The syntax is not checked, because jansson does that.
struct TextOutline {
    /// An array or object that is too long to be parsed at once.
    struct Container {
        /// The offset of the opening bracket.
        let start: Int
        /// The offset after the closing bracket; nil if the container is not closed.
        let end: Int?
        /// The number of elements or members, derived from commas.
        let count: Int
    }

    /// The large containers in order of their start, so that a container precedes those inside it.
    private(set) var large: [Container] = []
    /// The number of values, including containers but not names.
    private(set) var values = 0

    /// The maximum depth of jansson.
    static let deepest = 2048

    private var open: [(start: Int, commas: Int)] = []
    private var newest = 0

    /// Scans a text. Throws if there are more values or levels than `limits` allows.
    init(
        _ text: UnsafeBufferPointer<UInt8>, limits: JSONLimits, pieceBytes: Int
    ) throws(ParseFailure) {
        try scan(text, limits: limits, pieceBytes: pieceBytes)
        try check(limits)
        for container in open where text.count - container.start > pieceBytes {
            large.append(Container(start: container.start, end: nil, count: container.commas + 1))
        }
        large.sort { $0.start < $1.start }
        // Invalid text may contain commas without values.
        large = large.map { Container(start: $0.start, end: $0.end, count: min($0.count, values)) }
    }

    private mutating func scan(
        _ text: UnsafeBufferPointer<UInt8>, limits: JSONLimits, pieceBytes: Int
    ) throws(ParseFailure) {
        let deepest = min(limits.maximumDepth, Self.deepest)
        var place = 0
        while place < text.count {
            switch text[place] {
            case 0x20, 0x0A, 0x0D, 0x09: place += 1
            case UInt8(ascii: "\""):
                begin(at: place)
                place = TokenScanner.endOfString(from: place, in: text)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                begin(at: place)
                try check(limits)
                guard open.count < deepest else { throw .depth(maximum: deepest) }
                open.append((place, 0))
                place += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                try check(limits)
                guard let container = open.popLast() else { return }
                place += 1
                if place - container.start > pieceBytes {
                    large.append(Container(start: container.start, end: place, count: container.commas + 1))
                }
                if open.isEmpty { return }
            case UInt8(ascii: ","):
                try check(limits)
                guard !open.isEmpty else { return }
                open[open.count - 1].commas += 1
                place += 1
            case UInt8(ascii: ":"):
                values -= 1  // The last string was a name, not a value.
                place += 1
            default:
                begin(at: place)
                repeat { place += 1 } while place < text.count && !TokenScanner.endsScalar(text[place])
            }
        }
    }

    private mutating func begin(at place: Int) {
        values += 1
        newest = place
    }

    /// Throws if there are too many values. At most one value begins between two checks.
    private func check(_ limits: JSONLimits) throws(ParseFailure) {
        if values > limits.maximumValues { throw .values(maximum: limits.maximumValues, place: newest) }
    }
}
