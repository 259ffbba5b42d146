import JSON

/// A source map: for each line of a joined file, its source file and line (ECMA-426).
struct SourceMap {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private enum Part {
        case nowhere(lines: Int)
        case file(String, lines: Int)
    }

    private let file: String
    private var parts: [Part] = []

    init(file: String) {
        self.file = file
    }

    /// Adds lines that have no source.
    mutating func skip(_ count: Int) {
        parts.append(.nowhere(lines: count))
    }

    /// Adds all lines of a file, from its first.
    mutating func add(lines: Int, of source: String) {
        parts.append(.file(source, lines: lines))
    }

    /// The map as JSON, regenerated at each access.
    var text: String {
        var sources: [JSON] = []
        var mappings: [UInt8] = []
        var last = (source: 0, line: 0)
        for part in parts {
            switch part {
            case .nowhere(let lines):
                mappings += Array(repeating: UInt8(ascii: ";"), count: lines)
            case .file(let source, let lines):
                let number = sources.count
                sources.append(.string(source))
                for line in 0..<lines {
                    // Per line: column 0, the source file, its line, and column 0 there; each relative to the one
                    // before.
                    for difference in [0, number - last.source, line - last.line, 0] {
                        Self.append(difference, to: &mappings)
                    }
                    mappings.append(UInt8(ascii: ";"))
                    last = (number, line)
                }
            }
        }
        let json: JSON = [
            "version": 3, "file": .string(file), "sources": .array(sources), "names": [],
            "mappings": .string(String(decoding: mappings, as: UTF8.self)),
        ]
        return String(decoding: json.encoded(), as: UTF8.self)
    }

    /// Appends a Base64 VLQ number: its sign in the lowest bit, five bits a digit, the lowest first.
    private static func append(_ number: Int, to mappings: inout [UInt8]) {
        var rest = number < 0 ? -number << 1 | 1 : number << 1
        repeat {
            let digit = rest & 31
            rest >>= 5
            mappings.append(alphabet[rest > 0 ? digit | 32 : digit])
        } while rest > 0
    }
}
