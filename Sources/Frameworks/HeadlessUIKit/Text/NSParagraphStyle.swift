import TextMetrics

public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// `@unchecked Sendable` as in UIKit: a style must not be changed after it was passed to another thread.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate(set) var style = ParagraphStyle()

    public override init() { super.init() }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode) }
    open var baseWritingDirection: NSWritingDirection {
        switch style.direction {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
    open var lineSpacing: CGFloat { style.lineSpacing }
    open var paragraphSpacing: CGFloat { style.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
    open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
    open var headIndent: CGFloat { style.headIndent }
    /// The distance of the line ends from the leading edge if positive, and from the trailing edge if negative.
    open var tailIndent: CGFloat { style.tailIndent }
    open var minimumLineHeight: CGFloat { style.minimumLineHeight }
    /// The maximum height of a line; 0 for no limit.
    open var maximumLineHeight: CGFloat { style.maximumLineHeight }
    /// The factor by which the height of a line is multiplied; 0 stands for 1.
    open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
    /// The distance between tab stops; 0 stands for the system's default.
    open var defaultTabInterval: CGFloat { style.tabInterval }

    open func copy(with zone: NSZone? = nil) -> Any { copied(to: NSParagraphStyle()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: NSMutableParagraphStyle()) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.style == style
    }

    open override var hash: Int { style.hashValue }

    fileprivate func copied(to copy: NSParagraphStyle) -> NSParagraphStyle {
        copy.style = style
        return copy
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { style.alignment = newValue.measured }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { style.lineBreakMode = newValue.measured }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set {
            switch newValue {
            case .natural: style.direction = .natural
            case .leftToRight: style.direction = .leftToRight
            case .rightToLeft: style.direction = .rightToLeft
            }
        }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { style.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { style.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { style.paragraphSpacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { style.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { style.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { style.tailIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { style.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { style.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { style.lineHeightMultiple = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { style.tabInterval = newValue }
    }

    open func setParagraphStyle(_ other: NSParagraphStyle) { _ = other.copied(to: self) }
}

extension NSTextAlignment {
    fileprivate init(_ measured: TextAlignment) {
        self =
            switch measured {
            case .natural: .natural
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            }
    }

    /// The alignment as the text measurer's type.
    var measured: TextAlignment {
        switch self {
        case .natural: .natural
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        }
    }
}

extension NSLineBreakMode {
    fileprivate init(_ measured: LineBreakMode) {
        self =
            switch measured {
            case .wordWrapping: .byWordWrapping
            case .charWrapping: .byCharWrapping
            case .clipping: .byClipping
            case .truncatingHead: .byTruncatingHead
            case .truncatingTail: .byTruncatingTail
            case .truncatingMiddle: .byTruncatingMiddle
            }
    }

    /// The line break mode as the text measurer's type.
    var measured: LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .charWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
