public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    /// The CSS value of `text-align`; nil uses the page's default.
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

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
