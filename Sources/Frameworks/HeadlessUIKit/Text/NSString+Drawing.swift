import TextMetrics

/// How the room of a text is counted.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// As on iOS.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Several lines, as wide as the size allows; without it, one.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// With what lies between lines, which the system font has none of.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Only the shape of the letters; counted as if it were not there.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Lines that do not fit the height are left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How small a text may become; kept.
open class NSStringDrawingContext: NSObject {
    /// How small letters may become, as a share of their size; kept.
    open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
    public func size() -> CGSize {
        let extent = extent(in: TextBox())
        return CGSize(width: extent.width, height: extent.height)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let hasLines = options.contains(.usesLineFragmentOrigin)
        let isCut = options.contains(.truncatesLastVisibleLine)
        let extent = extent(
            in: TextBox(
                width: hasLines && size.width > 0 ? size.width : .infinity,
                height: hasLines && isCut && size.height > 0 ? size.height : .infinity,
                numberOfLines: hasLines ? 0 : 1))
        return CGRect(x: 0, y: 0, width: extent.width, height: extent.height)
    }

    /// Without a font it is that of the system's archives.
    private func extent(in box: TextBox) -> TextExtent {
        var look = TextAppearance.plain
        look.lineBreak = .byWordWrapping
        return DressedText(self, appearance: look, font: .systemFont(ofSize: 12)).extent(in: box)
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self as String, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self as String, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// The room of the text in one line for each of its paragraphs.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }

    /// The room of the text within a size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
