/// The descriptions that Foundation's objects have for `%@` on iOS.
///
/// Foundation on Linux describes some objects differently, for example data and whole numbers, and prints dictionaries
/// in random order.
package enum ObjectWords {
    /// Returns the description of a value; `(null)` for nil.
    package static func words(_ value: Any?) -> String { words(value, indent: 0) }

    /// Returns the value inside nested optionals; nil if there is none.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
    }

    private static func words(_ value: Any?, indent: Int) -> String {
        switch unwrapped(value) {
        case nil: "(null)"
        case let text as String: text
        case let flag as Bool: flag ? "1" : "0"
        case let number as Decimal: number.description
        case let number as any BinaryInteger: "\(number)"
        case let number as Double: String(format: "%0.16g", number)
        case let number as CGFloat: String(format: "%0.16g", Double(number))
        case let number as Float: String(format: "%0.7g", number)
        case let data as Data: words(of: data)
        case let data as NSData: words(of: Data(referencing: data))
        case let path as IndexPath: words(of: path)
        case let path as NSIndexPath: words(of: path as IndexPath)
        case let array as [Any]: list(array, open: "(", close: ")", indent: indent)
        case let array as NSArray: list(array.map { $0 }, open: "(", close: ")", indent: indent)
        case let set as Set<AnyHashable>: list(sorted(set.map(\.base)), open: "{(", close: ")}", indent: indent)
        case let set as NSSet: list(sorted(set.allObjects), open: "{(", close: ")}", indent: indent)
        case let table as [AnyHashable: Any]: dictionary(table, indent: indent)
        case let table as NSDictionary:
            dictionary(
                Dictionary(
                    uniqueKeysWithValues: table.compactMap { key, value in
                        (key as? AnyHashable).map { ($0, value) }
                    }), indent: indent)
        case let error as any Error: words(of: error as NSError)
        case let value?: "\(value)"
        }
    }

    private static func words(of data: Data) -> String {
        func groups(_ bytes: Data) -> String {
            stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { start in
                bytes[start..<min(start + 4, bytes.endIndex)].map { String(format: "%02x", $0) }.joined()
            }.joined(separator: " ")
        }
        let bytes =
            data.count > 24
            ? "\(groups(data.prefix(16))) ... \(groups(data.suffix(8)))"
            : data.map { String(format: "%02x", $0) }.joined()
        return data.isEmpty ? "{length = 0, bytes = 0x}" : "{length = \(data.count), bytes = 0x\(bytes)}"
    }

    /// Omits the memory address that iOS prints, because it would differ in a replay.
    private static func words(of path: IndexPath) -> String {
        "{length = \(path.count), path = \(path.map { "\($0)" }.joined(separator: " - "))}"
    }

    private static func words(of error: NSError) -> String {
        let said = error.userInfo[NSLocalizedDescriptionKey].map { words($0) }
        let more = error.userInfo.map { "\($0.key)=\(words($0.value))" }.sorted().joined(separator: ", ")
        return "Error Domain=\(error.domain) Code=\(error.code) \"\(said ?? "(null)")\""
            + (more.isEmpty ? "" : " UserInfo={\(more)}")
    }

    private static func sorted(_ members: [Any]) -> [Any] {
        members.map { ($0, words($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private static func list(_ members: [Any], open: String, close: String, indent: Int) -> String {
        let inner = String(repeating: " ", count: indent + 4)
        let lines = members.map { inner + member($0, indent: indent + 4) }
        return "\(open)\n\(lines.joined(separator: ",\n"))\n\(String(repeating: " ", count: indent))\(close)"
    }

    private static func dictionary(_ table: [AnyHashable: Any], indent: Int) -> String {
        let inner = String(repeating: " ", count: indent + 4)
        let lines = table.map {
            "\(inner)\(member($0.base, indent: indent + 4)) = \(member($1, indent: indent + 4));\n"
        }.sorted()
        return "{\n\(lines.joined())\(String(repeating: " ", count: indent))}"
    }

    /// Returns the description of an element; it is quoted unless it is a plain word.
    private static func member(_ value: Any, indent: Int) -> String {
        let text = words(value, indent: indent)
        switch unwrapped(value) {
        case is [Any], is NSArray, is Set<AnyHashable>, is NSSet, is [AnyHashable: Any], is NSDictionary: return text
        default:
            let isPlain =
                !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_$/:.".contains($0)) }
            guard !isPlain else { return text }
            let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            return "\"\(escaped)\""
        }
    }
}
