extension JSON {
    /// The value as JSON text in UTF-8, members sorted by name so that equal values give equal bytes.
    ///
    /// Numbers that JSON cannot spell (infinity, NaN) become `null`.
    public func encoded(pretty: Bool = false) -> [UInt8] {
        var bytes: [UInt8] = []
        if pretty {
            appendIndented(to: &bytes, level: 0)
        } else {
            JSONText.append(self, to: &bytes)
        }
        return bytes
    }

    private func appendIndented(to bytes: inout [UInt8], level: Int) {
        func line(_ level: Int) {
            bytes.append(UInt8(ascii: "\n"))
            bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
        }
        switch self {
        case .array(let elements) where !elements.isEmpty:
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                line(level + 1)
                element.appendIndented(to: &bytes, level: level + 1)
            }
            line(level)
            bytes.append(UInt8(ascii: "]"))
        case .object(let members) where !members.isEmpty:
            bytes.append(UInt8(ascii: "{"))
            for (index, (key, value)) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                line(level + 1)
                JSONText.append(quoted: key, to: &bytes)
                bytes.append(contentsOf: ": ".utf8)
                value.appendIndented(to: &bytes, level: level + 1)
            }
            line(level)
            bytes.append(UInt8(ascii: "}"))
        case .null, .bool, .int, .double, .string, .array, .object:
            JSONText.append(self, to: &bytes)
        }
    }
}

extension JSON: CustomStringConvertible {
    /// The value as JSON text on one line.
    public var description: String { String(decoding: encoded(), as: UTF8.self) }
}
