extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`; of a paragraph, that of its first letter counts.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The `UIColor` of the letters.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The `UIColor` behind the letters.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points added after every letter.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points added after every letter.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Points by which the letters stand above the baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The `UIColor` of the line below.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle` for a line through the letters.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The `UIColor` of the line through.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `URL` or text; a label draws its letters as a link and does not follow it.
    public static let link = NSAttributedString.Key("NSLink")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// As on iOS.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Of dashes and dots; drawn as dashes.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Of dashes and two dots; drawn as dashes.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Not below spaces; drawn as if it were.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// The value of `text-decoration-style`; nil is a plain line.
    var css: String? {
        if contains(.double) { return "double" }
        switch rawValue & 0x700 {
        case 0: return nil
        case Self.patternDot.rawValue: return "dotted"
        default: return "dashed"
        }
    }
}

/// Attributes as `NSAttributedString` has them.
struct AttributeReader {
    let attributes: [NSAttributedString.Key: Any]

    var font: UIFont? { attributes[.font] as? UIFont }
    var paragraphStyle: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }
    var hasLink: Bool { attributes[.link] != nil }

    func color(_ key: NSAttributedString.Key) -> UIColor? { attributes[key] as? UIColor }

    /// A number, however it is typed; nil for what is none.
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

    /// A line that was asked for.
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
        let style: NSUnderlineStyle? =
            switch attributes[key] {
            case let style as NSUnderlineStyle: style
            default: number(key).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init)
            }
        return style.flatMap { $0.isEmpty ? nil : $0 }
    }
}
