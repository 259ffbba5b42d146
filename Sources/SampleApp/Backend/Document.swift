/// A JSON document the sample's backend sends, written as a Swift literal.
///
/// Members keep the order they are written in, so that what a reader of the network panel sees is what stands here.
indirect enum Document: Sendable {
    case string(String)
    case number(Double)
    case flag(Bool)
    case list([Document])
    case object([(name: String, value: Document)])

    /// The document as JSON text.
    var json: String {
        switch self {
        case .string(let text): Self.quoted(text)
        case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
        case .flag(let flag): flag ? "true" : "false"
        case .list(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
    }

    /// The same object with more members; anything else stays as it is.
    func with(_ more: Document) -> Document {
        guard case .object(let members) = self, case .object(let added) = more else { return self }
        return .object(members + added)
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted + "\""
    }
}

extension Document: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    init(stringLiteral value: String) { self = .string(value) }
}

extension Document: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension Document: ExpressibleByBooleanLiteral {
    init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension Document: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Document...) { self = .list(elements) }
}

extension Document: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (String, Document)...) {
        self = .object(elements.map { (name: $0.0, value: $0.1) })
    }
}
