import Foundation

extension TextLook {
    /// Looks with nothing but the system font in a usual size, which most labels of most sessions have in common.
    private static let commonLooks = CommonLooks()

    /// The shared look with the system font of this size, if the size is a usual one.
    static func common(size: CGFloat) -> Box<TextLook>? { common(size: size, lines: 1) }

    private static func common(size: CGFloat, lines: Int32) -> Box<TextLook>? {
        guard let size = Int(exactly: size), CommonLooks.sizes.contains(size) else { return nil }
        let looks = lines == 1 ? commonLooks.looks : commonLooks.wrappingLooks
        return looks[size - CommonLooks.sizes.lowerBound]
    }

    /// The shared look that is the same as this one, if there is one.
    static func common(_ look: TextLook) -> Box<TextLook>? {
        guard let font = look.font, let shared = common(size: font.pointSize, lines: look.lines),
            shared.value == look
        else { return nil }
        return shared
    }

    /// The look of text in a style's font that follows the text size; shared at the usual one.
    static func following(_ style: UIFont.TextStyle) -> Box<TextLook> {
        let font = UIFont.preferredFont(forTextStyle: style)
        if let shared = commonLooks.following[style], shared.value.font == font { return shared }
        return Box(TextLook(font: font, follows: true))
    }

    /// Unchecked: made once, never changed, and the fonts inside are constants; the looks have no colour.
    private struct CommonLooks: @unchecked Sendable {
        static let sizes = 8...40
        let following = Dictionary(
            uniqueKeysWithValues: [UIFont.TextStyle.body, .headline, .footnote, .caption1].map { style in
                (style, Box(TextLook(font: UIFont(.style(style), size: style.pointSize(at: .large)), follows: true)))
            })
        let looks = sizes.map { Box(TextLook(font: UIFont(.system(.regular), size: CGFloat($0)))) }
        /// The same with as many lines as it takes.
        let wrappingLooks = sizes.map { Box(TextLook(font: UIFont(.system(.regular), size: CGFloat($0)), lines: 0)) }
    }
}
