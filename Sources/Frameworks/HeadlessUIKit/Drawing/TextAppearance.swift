/// The appearance of a text, where it differs from the page's default.
struct TextAppearance: Equatable {
    var color: UIColor?
    var font: UIFont?
    var alignment = NSTextAlignment.natural
    var lineBreak = NSLineBreakMode.byTruncatingTail
    var isEnabled = true
    var shrinks = false
    var follows = false
    /// The maximum number of lines; 0 is no limit.
    var lines: Int32 = 1
    /// The minimum scale of a font that shrinks to fit.
    var minimumScale: CGFloat = 0
    /// The width at which lines break if nothing else determines it; 0 for none.
    var preferredWidth: CGFloat = 0
    /// The shadow of the text as a value of CSS `text-shadow`; nil for none.
    var shadow: String?
    /// The attributed text; nil if none was set.
    var attributed: NSAttributedString?

    static var plain: TextAppearance { TextAppearance() }

    /// Writes the text attributes of a text field. A mirrored field aligns natural text to the right.
    func project(into writer: any PropertyWriter, isMirrored: Bool) {
        writer.setStyle("color", to: isEnabled ? color?.css : UIColor.tertiaryLabel.css)
        writer.setStyle("text-align", to: (isMirrored && alignment == .natural ? .right : alignment).css)
        if let font {
            font.css(writer.setStyle)
        } else {
            for property in ["font", "font-size", "font-weight", "font-style", "font-family"] {
                writer.setStyle(property, to: nil)
            }
        }
    }
}
