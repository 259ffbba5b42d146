/// The image of an attachment, as the page draws it inside a text.
struct TextImage: Hashable {
    /// The address of the image, or `symbol:` and the name of a symbol; nil if the attachment has no image.
    var address: String?
    /// The colour of a template or a symbol in CSS; nil draws the image's own colours.
    var color: String?

    /// Creates the image of an attachment.
    ///
    /// - Parameters:
    ///   - attachment: The attachment.
    ///   - place: The rectangle relative to the baseline, with y upwards.
    ///   - index: The position of the attachment in the text, in UTF-16 units.
    ///   - color: The colour of the text in CSS. Templates and symbols are drawn in it.
    ///   - style: The appearance in which the image is drawn.
    init(_ attachment: NSTextAttachment, in place: CGRect, at index: Int, color: String?, style: UIUserInterfaceStyle) {
        let image = attachment.image(forBounds: place, textContainer: nil, characterIndex: index)
        address = image?.pageAddress(in: style)
        switch image?.shapeColor(automatic: .alwaysOriginal) {
        case .own(let own): self.color = own.css
        case .tint: self.color = color ?? UIColor.label.css
        case nil: self.color = image?.isSymbolImage == true ? color ?? UIColor.label.css : nil
        }
    }
}
