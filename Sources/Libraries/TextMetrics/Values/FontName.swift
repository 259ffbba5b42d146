/// The name of one font file, valid in URLs and CSS: letters, digits and `-` only.
package struct FontName: Hashable, Sendable, CustomStringConvertible {
    /// The name, such as `Inter-SemiBold`.
    package let value: String
    /// The name, such as `Inter-SemiBold`.
    package var description: String { value }

    /// Creates a name; all invalid characters are removed.
    package init(_ value: String) {
        self.value = String(
            value.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || $0 == "-" || $0.isDigit) })
    }

    /// Creates the name of a font in a file, which may be a collection.
    init(file: String, index: UInt32) {
        let base = file.split(separator: "/").last?.split(separator: ".").first ?? ""
        self.init(index == 0 ? "\(base)" : "\(base)-\(index)")
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
