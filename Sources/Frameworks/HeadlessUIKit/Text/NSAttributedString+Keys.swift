extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The paragraph style, an `NSParagraphStyle`. The style of a paragraph's first character applies to the whole
    /// paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The text colour, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The number of points added after every character.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The number of points added after every character.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The distance in points by which the text is raised above the baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of the underline, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle` for a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The `UIColor` of the line through the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The image that a character stands for, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The shadow of the text, an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The target of a link, a `URL` or a string. A text view that is not editable opens it; other views only draw it.
    public static let link = NSAttributedString.Key("NSLink")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A pattern of dashes and dots, drawn as dashes.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A pattern of dashes and pairs of dots, drawn as dashes.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Stored; has no visible effect. Spaces are underlined, too.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// The value of `text-decoration-style` in CSS; nil means a solid line.
    var css: String? {
        if contains(.double) { return "double" }
        switch rawValue & 0x700 {
        case 0: return nil
        case Self.patternDot.rawValue: return "dotted"
        default: return "dashed"
        }
    }
}

/// A typed reader of the attributes of an `NSAttributedString`.
struct AttributeReader {
    let attributes: [NSAttributedString.Key: Any]

    var font: UIFont? { attributes[.font] as? UIFont }
    var paragraphStyle: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }
    var hasLink: Bool { attributes[.link] != nil }
    var link: URL? { attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) } }
    var attachment: NSTextAttachment? { attributes[.attachment] as? NSTextAttachment }
    var shadow: NSShadow? { attributes[.shadow] as? NSShadow }

    func color(_ key: NSAttributedString.Key) -> UIColor? { attributes[key] as? UIColor }

    /// Returns a number of any numeric type; nil if the value is not a number.
    func number(_ key: NSAttributedString.Key) -> Double? {
        switch attributes[key] {
        case let number as Double: number
        case let number as CGFloat: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// Returns the style of an underline or strikethrough; nil if there is no such line.
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
        let style: NSUnderlineStyle? =
            switch attributes[key] {
            case let style as NSUnderlineStyle: style
            default: number(key).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init)
            }
        return style.flatMap { $0.isEmpty ? nil : $0 }
    }
}
