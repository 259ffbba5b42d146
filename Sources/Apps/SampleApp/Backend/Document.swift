/// A JSON document of the sample backend, written as a Swift literal.
///
/// Members keep their order, so that the network panel shows them as written here.
indirect enum Document: Sendable {
    case string(String)
    case number(Double)
    case flag(Bool)
    case list([Document])
    case object([(name: String, value: Document)])

    /// The document as JSON text. All bytes go to a single buffer, because the sample encodes eighty documents at the
    /// start of the server.
    var json: [UInt8] {
        var json: [UInt8] = []
        write(to: &json)
        return json
    }

    private func write(to json: inout [UInt8]) {
        switch self {
        case .string(let text): Self.write(text, to: &json)
        case .number(let number): json += (Int(exactly: number).map { String($0) } ?? String(number)).utf8
        case .flag(let flag): json += (flag ? "true" : "false").utf8
        case .list(let elements):
            json.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { json.append(UInt8(ascii: ",")) }
                element.write(to: &json)
            }
            json.append(UInt8(ascii: "]"))
        case .object(let members):
            json.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { json.append(UInt8(ascii: ",")) }
                Self.write(member.name, to: &json)
                json.append(UInt8(ascii: ":"))
                member.value.write(to: &json)
            }
            json.append(UInt8(ascii: "}"))
        }
    }

    /// Returns the object with more members. Any other document is returned unchanged.
    func with(_ more: Document) -> Document {
        guard case .object(let members) = self, case .object(let added) = more else { return self }
        return .object(members + added)
    }

    private static func write(_ text: String, to json: inout [UInt8]) {
        json.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): json += #"\""#.utf8
            case UInt8(ascii: "\\"): json += #"\\"#.utf8
            case UInt8(ascii: "\n"): json += #"\n"#.utf8
            default: json.append(byte)
            }
        }
        json.append(UInt8(ascii: "\""))
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
