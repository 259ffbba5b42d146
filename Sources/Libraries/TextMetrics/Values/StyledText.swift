#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What measuring must know of a stretch of text.
package struct TextAttributes: Hashable, Sendable {
    /// The font of the letters.
    package var font: TextFont
    /// Points added after every letter; negative brings them closer.
    package var kern: Double
    /// Points by which the letters stand above the baseline.
    package var baselineOffset: Double
    /// Of a paragraph, the style of its first letter counts.
    package var paragraph: ParagraphStyle
    /// Tells apart what measures alike and is drawn otherwise, such as in another colour, by a number of the caller's.
    package var look: Int

    /// Attributes with a font; the numbers are bounded, and what is no number is 0.
    package init(
        font: TextFont, kern: Double = 0, baselineOffset: Double = 0, paragraph: ParagraphStyle = ParagraphStyle(),
        look: Int = 0
    ) {
        self.font = font
        self.kern = TextBox.bounded(kern, from: -TextFont.largestSize, to: TextFont.largestSize)
        self.baselineOffset = TextBox.bounded(baselineOffset, from: -TextFont.largestSize, to: TextFont.largestSize)
        self.paragraph = paragraph.bounded
        self.look = look
    }
}

/// A text with the attributes of its parts.
package struct StyledText: Sendable {
    /// Some bytes of the text, from the end of the run before, and what they look like.
    package struct Run: Hashable, Sendable {
        /// Where the run ends, in bytes of UTF-8.
        package var end: Int
        package var attributes: TextAttributes
    }

    /// The words.
    package let string: String
    /// In the order of the text, none of them empty; none at all when the text is empty.
    package let runs: [Run]

    /// A text in one style.
    package init(_ string: String, _ attributes: TextAttributes) {
        self.init([(string, attributes)])
    }

    /// A text from its parts. A letter that two parts share looks as its beginning does.
    package init(_ parts: [(String, TextAttributes)]) {
        var string = ""
        var runs: [Run] = []
        var end = 0
        for (part, attributes) in parts where !part.isEmpty {
            string += part
            end += part.utf8.count
            if let last = runs.last, last.attributes == attributes {
                runs[runs.count - 1].end = end
            } else {
                runs.append(Run(end: end, attributes: attributes))
            }
        }
        string.makeContiguousUTF8()
        self.string = string
        self.runs = runs
    }
}

extension StyledText: Hashable {
    /// Bytes are compared: texts that are equal to a reader may be spelled in other scalars, and measure otherwise.
    package static func == (one: StyledText, other: StyledText) -> Bool {
        one.runs == other.runs && one.string.hasSameBytes(as: other.string)
    }

    package func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(runs.count)
        guard let first = runs.first else { return }
        hasher.combine(first.attributes.font)
        hasher.combine(first.end)
    }
}

extension String {
    fileprivate func hasSameBytes(as other: String) -> Bool {
        var mine = self
        var theirs = other
        return mine.withUTF8 { mine in
            theirs.withUTF8 { theirs in
                guard mine.count == theirs.count, let one = mine.baseAddress, let other = theirs.baseAddress else {
                    return mine.isEmpty && theirs.isEmpty
                }
                return memcmp(one, other, mine.count) == 0
            }
        }
    }
}
