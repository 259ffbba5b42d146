/// The shadow of a text.
open class NSShadow: NSObject {
    /// The distance from the text in points, to the right and downwards.
    open var shadowOffset = CGSize.zero
    /// The blur in points; 0 is a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour, a `UIColor`; nil draws no shadow.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

    /// The value of `text-shadow` in CSS; nil means none.
    var css: String? {
        (shadowColor as? UIColor).map { Self.css(offset: shadowOffset, blur: shadowBlurRadius, color: $0) }
    }

    /// Returns the value of `text-shadow` in CSS.
    static func css(offset: CGSize, blur: CGFloat, color: UIColor) -> String {
        let lengths = [offset.width, offset.height, max(0, blur)].map { CSSValue.pixels(Double($0)) }
        return (lengths + [color.css]).joined(separator: " ")
    }
}
