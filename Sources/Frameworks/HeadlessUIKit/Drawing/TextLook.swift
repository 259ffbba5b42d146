/// What text looks like, where it differs from the page's own.
struct TextLook: Equatable {
    var color: UIColor?
    var font: UIFont?
    var alignment = NSTextAlignment.natural
    var lineBreak = NSLineBreakMode.byTruncatingTail
    var isEnabled = true
    var shrinks = false
    var follows = false
    /// How many lines at most; 0 is as many as it takes.
    var lines: Int32 = 1
    /// How small letters may become that shrink, as a share of their size.
    var minimumScale: CGFloat = 0
    /// The width at which lines are broken where nothing else gives one; 0 is none.
    var preferredWidth: CGFloat = 0
    /// The text with attributes, where it was given with them.
    var attributed: NSAttributedString?

    static var plain: TextLook { TextLook() }

    /// Writes it for a field; where the field is mirrored, natural lines stand on the right.
    func project(into writer: any PropertyWriter, isMirrored: Bool) {
        writer.style("color", isEnabled ? color?.css : UIColor.tertiaryLabel.css)
        writer.style("text-align", (isMirrored && alignment == .natural ? .right : alignment).css)
        if let font {
            font.css(writer.style)
        } else {
            for property in ["font", "font-size", "font-weight", "font-style", "font-family"] {
                writer.style(property, nil)
            }
        }
    }
}
