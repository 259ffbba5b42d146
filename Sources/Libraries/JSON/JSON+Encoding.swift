extension JSON {
    /// Returns the value as JSON text in UTF-8, with members sorted by name, so that equal values have equal bytes.
    ///
    /// Numbers that JSON does not support (infinity, NaN) become `null`.
    public func encoded(pretty: Bool = false) -> [UInt8] {
        var text = JSONText(reserving: 64)
        if pretty {
            appendIndented(to: &text, level: 0)
        } else {
            text.append(self)
        }
        return text.bytes
    }

    private func appendIndented(to text: inout JSONText, level: Int) {
        func line(_ level: Int) {
            text.append(UInt8(ascii: "\n"))
            for _ in 0..<level { text.append(literal: "  ") }
        }
        switch self {
        case .array(let elements) where !elements.isEmpty:
            text.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                line(level + 1)
                element.appendIndented(to: &text, level: level + 1)
            }
            line(level)
            text.append(UInt8(ascii: "]"))
        case .object(let members) where !members.isEmpty:
            text.append(UInt8(ascii: "{"))
            for (index, (key, value)) in members.enumerated() {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                line(level + 1)
                text.append(quoted: key)
                text.append(literal: ": ")
                value.appendIndented(to: &text, level: level + 1)
            }
            line(level)
            text.append(UInt8(ascii: "}"))
        case .null, .bool, .int, .double, .string, .array, .object:
            text.append(self)
        }
    }
}

extension JSON: CustomStringConvertible {
    /// The value as JSON text on one line.
    public var description: String { String(decoding: encoded(), as: UTF8.self) }
}
