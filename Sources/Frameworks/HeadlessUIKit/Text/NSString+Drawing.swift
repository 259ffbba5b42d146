import TextMetrics

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Measures several lines in the width of the size. Without this option, one line is measured.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Has no effect, because the system font has no leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Has no effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Omits the lines that do not fit into the height.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Stored; has no visible effect.
open class NSStringDrawingContext: NSObject {
    /// Stored; has no visible effect.
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

    /// Returns the size of the text in a box. Text without a font attribute has the system font at 12 points.
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
    /// Returns the size of the text, with each paragraph on one line.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }

    /// Returns a rectangle with the origin zero and the size of the text, laid out in `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
