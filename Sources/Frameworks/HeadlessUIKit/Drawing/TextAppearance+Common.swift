import Foundation

extension TextAppearance {
    /// Shared text attributes that consist of the system font in a common size. Most labels of all sessions use them.
    private static let commonAppearances = CommonTextAppearances()

    /// Returns the shared text attributes with the system font of this size; nil for an uncommon size.
    static func common(size: CGFloat) -> Box<TextAppearance>? { common(size: size, lines: 1) }

    private static func common(size: CGFloat, lines: Int32) -> Box<TextAppearance>? {
        guard let size = Int(exactly: size), CommonTextAppearances.sizes.contains(size) else { return nil }
        let looks = lines == 1 ? commonAppearances.looks : commonAppearances.wrappingLooks
        return looks[size - CommonTextAppearances.sizes.lowerBound]
    }

    /// Returns the shared text attributes that equal these; nil if there are none.
    static func common(_ look: TextAppearance) -> Box<TextAppearance>? {
        guard let font = look.font, let shared = common(size: font.pointSize, lines: look.lines),
            shared.value == look
        else { return nil }
        return shared
    }

    /// Returns text attributes with the font of a text style, shared for the default content size.
    static func following(_ style: UIFont.TextStyle) -> Box<TextAppearance> {
        let font = UIFont.preferredFont(forTextStyle: style)
        if let shared = commonAppearances.following[style], shared.value.font == font { return shared }
        return Box(TextAppearance(font: font, follows: true))
    }

    /// @unchecked Sendable: created once and never changed. The fonts are constants, and there are no colours.
    private struct CommonTextAppearances: @unchecked Sendable {
        static let sizes = 8...40
        let following = Dictionary(
            uniqueKeysWithValues: [UIFont.TextStyle.body, .headline, .footnote, .caption1].map { style in
                (
                    style,
                    Box(TextAppearance(font: UIFont(.style(style), size: style.pointSize(at: .large)), follows: true))
                )
            })
        let looks = sizes.map { Box(TextAppearance(font: UIFont(.system(.regular), size: CGFloat($0)))) }
        /// The shared text attributes for texts with any number of lines.
        let wrappingLooks = sizes.map {
            Box(TextAppearance(font: UIFont(.system(.regular), size: CGFloat($0)), lines: 0))
        }
    }
}
