public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    /// The value of `text-align`; nil is the page's own.
    package var css: String? {
        switch self {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        case .justified: "justify"
        case .natural: nil
        }
    }
}

/// How a text that does not fit is broken or cut.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
