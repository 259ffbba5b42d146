/// The name of one font file, as a page's address and CSS can have it: letters, digits and `-` only.
package struct FontName: Hashable, Sendable, CustomStringConvertible {
    /// Such as `Inter-SemiBold`.
    package let value: String
    /// Such as `Inter-SemiBold`.
    package var description: String { value }

    /// A name, of which every other sign is left out.
    package init(_ value: String) {
        self.value = String(
            value.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || $0 == "-" || $0.isDigit) })
    }

    /// The name of a font in a file of fonts.
    init(file: String, index: UInt32) {
        let base = file.split(separator: "/").last?.split(separator: ".").first ?? ""
        self.init(index == 0 ? "\(base)" : "\(base)-\(index)")
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
