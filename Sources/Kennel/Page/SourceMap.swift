import JSON

/// Which line of which file each line of a joined one came from (ECMA-426).
struct SourceMap {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private let file: String
    private var sources: [String] = []
    private var mappings: [UInt8] = []
    private var last = (source: 0, line: 0)

    init(file: String) {
        self.file = file
    }

    /// Lines that came from nowhere.
    mutating func skip(_ count: Int) {
        mappings += Array(repeating: UInt8(ascii: ";"), count: count)
    }

    /// All lines of a file, from its first.
    mutating func add(lines: Int, of source: String) {
        let number = sources.count
        sources.append(source)
        for line in 0..<lines {
            // Column 0 here, the file, the line and column 0 there; each as the difference to what was said before.
            for difference in [0, number - last.source, line - last.line, 0] { add(difference) }
            mappings.append(UInt8(ascii: ";"))
            last = (number, line)
        }
    }

    var text: String {
        let json: JSON = [
            "version": 3, "file": .string(file), "sources": .array(sources.map { .string($0) }), "names": [],
            "mappings": .string(String(decoding: mappings, as: UTF8.self)),
        ]
        return String(decoding: json.encoded(), as: UTF8.self)
    }

    /// Adds a number in base 64: its sign in the lowest bit, five bits to a digit, the lowest first.
    private mutating func add(_ number: Int) {
        var rest = number < 0 ? -number << 1 | 1 : number << 1
        repeat {
            let digit = rest & 31
            rest >>= 5
            mappings.append(Self.alphabet[rest > 0 ? digit | 32 : digit])
        } while rest > 0
    }
}
