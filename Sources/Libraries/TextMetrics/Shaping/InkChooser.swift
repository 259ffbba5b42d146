/// Chooses the font for characters: the requested one, or an installed one that contains the first scalar and
/// preferably all scalars.
///
/// A small table caches choices, because characters of one scalar occur repeatedly. A text whose characters collide in
/// the table costs as much as without the table.
struct InkChooser {
    private let styles: [ResolvedStyle]
    private let library: FontLibrary
    private var known: [Choice?]

    private struct Choice {
        let scalar: UInt32
        let style: Int
        let ink: Ink
    }

    /// The number of cached choices; a power of 2.
    private static let places = 128

    init(styles: [ResolvedStyle], library: FontLibrary) {
        self.styles = styles
        self.library = library
        known = []
    }

    /// Returns the way to render a character.
    ///
    /// - Parameters:
    ///   - letter: The indices of its scalars in the window; not empty.
    ///   - window: The scalars.
    ///   - style: The index of its style.
    mutating func ink(for letter: Range<Int>, of window: ScalarWindow, style: Int) -> Ink {
        let first = window.scalars[letter.lowerBound]
        if first < 0x20 || 0x7F..<0xA0 ~= first || first == 0x2028 || first == 0x2029 { return .blank }
        if first == InlineBox.character.value, styles[style].attributes.box != nil { return .box }
        guard letter.count == 1 else { return choice(for: letter, of: window, style: styles[style]) }
        if first < 0x7F { return .font(styles[style].face) }
        if known.isEmpty { known = Array(repeating: nil, count: Self.places) }
        let place = Int(first ^ first >> 7) & (Self.places - 1)
        if let choice = known[place], choice.scalar == first, choice.style == style { return choice.ink }
        let ink = choice(for: letter, of: window, style: styles[style])
        known[place] = Choice(scalar: first, style: style, ink: ink)
        return ink
    }

    private func choice(for letter: Range<Int>, of window: ScalarWindow, style: ResolvedStyle) -> Ink {
        if Self.isEmoji(letter, of: window) { return .emoji }
        // Limited, because a character with thousands of combining marks must not cause thousands of searches.
        var drawn: [Unicode.Scalar] = []
        for place in letter.prefix(8) {
            guard let scalar = Unicode.Scalar(window.scalars[place]),
                !scalar.properties.isDefaultIgnorableCodePoint
            else { continue }
            drawn.append(scalar)
        }
        if drawn.allSatisfy({ style.face.covers($0) }) { return .font(style.face) }
        let candidates = drawn.compactMap { library.fallback(for: $0, isBold: style.isBold) }
        if let all = candidates.first(where: { face in drawn.allSatisfy { face.covers($0) } }) { return .font(all) }
        guard let base = drawn.first else { return .font(style.face) }
        if style.face.covers(base) { return .font(style.face) }
        return candidates.first { $0.covers(base) }.map { .font($0) } ?? .missing
    }

    private static func isEmoji(_ letter: Range<Int>, of window: ScalarWindow) -> Bool {
        guard let first = Unicode.Scalar(window.scalars[letter.lowerBound]), first.properties.isEmoji else {
            return false
        }
        let second = letter.count > 1 ? window.scalars[letter.lowerBound + 1] : 0
        if second == 0xFE0E { return false }
        return first.properties.isEmojiPresentation || second == 0xFE0F || second == 0x20E3
            || Unicode.Scalar(second)?.properties.isEmojiModifier == true
    }
}
