extension StringProtocol {
    /// Whether the text can be shown on one line as it is: it has no control characters, line breaks, or characters
    /// that change the direction of the text around it.
    package var isPlainLine: Bool { unicodeScalars.allSatisfy(\.isPlain) }

    /// The text with a space instead of each character that is not allowed in a plain line.
    package var plainLine: String {
        var line = String.UnicodeScalarView()
        for scalar in unicodeScalars { line.append(scalar.isPlain ? scalar : " ") }
        return String(line)
    }
}

extension String {
    /// The text with a space instead of each character that is not allowed in a plain line, other than line breaks and
    /// tabs.
    package var plainLines: String {
        guard unicodeScalars.contains(where: { !$0.isPlain && $0 != "\n" }) else { return self }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            text.append(scalar.isPlain || "\n\t".unicodeScalars.contains(scalar) ? scalar : " ")
        }
        return String(text)
    }
}

extension Unicode.Scalar {
    fileprivate var isPlain: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        // The marks that embed, override or isolate a direction.
        default: !("\u{202A}"..."\u{202E}" ~= self || "\u{2066}"..."\u{2069}" ~= self)
        }
    }
}
