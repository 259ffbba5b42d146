#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The attributes of a range of text that affect measuring.
package struct TextAttributes: Hashable, Sendable {
    /// The font.
    package var font: TextFont
    /// The points added after every character; a negative kern moves characters closer together.
    package var kern: Double
    /// The distance of the text above the baseline, in points.
    package var baselineOffset: Double
    /// The paragraph style. The style of a paragraph's first character applies to the whole paragraph.
    package var paragraph: ParagraphStyle
    /// A number that distinguishes attributes with equal measurements and another appearance, such as another colour.
    /// Chosen by the caller.
    package var appearanceID: Int
    /// The space that an object character takes; nil if it is drawn like other characters.
    package var box: InlineBox?

    /// Creates attributes. Numbers are clamped, and NaN becomes 0.
    package init(
        font: TextFont, kern: Double = 0, baselineOffset: Double = 0, paragraph: ParagraphStyle = ParagraphStyle(),
        look: Int = 0, box: InlineBox? = nil
    ) {
        self.font = font
        self.kern = TextBox.bounded(kern, from: -TextFont.largestSize, to: TextFont.largestSize)
        self.baselineOffset = TextBox.bounded(baselineOffset, from: -TextFont.largestSize, to: TextFont.largestSize)
        self.paragraph = paragraph.bounded
        self.appearanceID = look
        self.box = box
    }
}

/// A text with attributes for its ranges.
package struct StyledText: Sendable {
    /// A range of the text, from the end of the previous run, with its attributes.
    package struct Run: Hashable, Sendable {
        /// The end of the run, in bytes of UTF-8.
        package var end: Int
        package var attributes: TextAttributes
    }

    /// The characters of the text.
    package let string: String
    /// The runs in text order. No run is empty; an empty text has no runs.
    package let runs: [Run]

    /// Creates a text with one set of attributes.
    package init(_ string: String, attributes: TextAttributes) {
        self.init([(string, attributes)])
    }

    /// Creates a text from its parts. A grapheme cluster across two parts has the attributes of its beginning.
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
    /// Compares bytes, because canonically equivalent texts may consist of different scalars and have different sizes.
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
