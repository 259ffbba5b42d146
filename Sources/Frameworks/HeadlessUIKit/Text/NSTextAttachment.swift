public import Foundation

/// An image in a text. It takes the place of the attachment character, U+FFFC.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    /// The size of the image, and the position of its lower left corner relative to the baseline, with y upwards. An
    /// empty size stands for the size of the image.
    open var bounds = CGRect.zero
    open var contents: Data? { didSet { image = contents.flatMap { UIImage(data: $0) } } }
    /// Stored; has no visible effect.
    open var fileType: String?
    /// Stored; has no visible effect.
    open var lineLayoutPadding: CGFloat = 0

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    public override convenience init() { self.init(data: nil, ofType: nil) }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The character that represents an attachment in a text.
    public static let character = 0xFFFC

    /// Returns the size of the image and its position relative to the baseline, for a line of the attachment's font.
    ///
    /// - Parameters:
    ///   - textContainer: Always nil.
    ///   - lineFrag: An unlimited width, and the line height of the font.
    ///   - position: Always zero.
    ///   - charIndex: The position of the attachment in the text, in UTF-16 units.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds.size != .zero { return bounds }
        return CGRect(origin: bounds.origin, size: image?.naturalSize ?? .zero)
    }

    /// Returns the image that is drawn in a text.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    { image }

    /// Returns the rectangle of the image relative to the baseline, with y upwards. A symbol without a configured point
    /// size has the point size of the font, and is centred on the height of capital letters.
    func place(in font: UIFont, at index: Int) -> CGRect {
        let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight)
        let place = attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        guard bounds == .zero, let image, image.isSymbolImage, place.size == image.size, place.origin == .zero else {
            return place
        }
        let plain = UIImage.SymbolConfiguration.plain
        let side = image.size.width == plain.side ? plain.side * font.pointSize / plain.points : image.size.width
        return CGRect(x: 0, y: (font.capHeight - side) / 2, width: side, height: side)
    }
}

extension NSAttributedString {
    /// Creates a text that consists of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String.attachmentCharacter, attributes: [.attachment: attachment])
    }
}

extension NSAttributedString? {
    /// Whether the text has an attachment.
    var hasAttachments: Bool { self?.string.contains(String.attachmentCharacter) == true }
}

extension String {
    fileprivate static let attachmentCharacter = "\u{fffc}"

    /// The text without attachment characters.
    var withoutAttachments: String {
        contains(Self.attachmentCharacter) ? replacingOccurrences(of: Self.attachmentCharacter, with: "") : self
    }
}
