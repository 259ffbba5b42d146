/// Formats numbers for CSS.
package enum CSSValue {
    /// Returns a number with at most three decimals and no trailing zeros. Values that are not finite become 0.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (value * 1000).rounded() / 1000
        guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
        return "\(Int(rounded))"
    }

    /// Returns a length in CSS pixels. A point is one CSS pixel.
    package static func pixels(_ value: CGFloat) -> String { number(value) + "px" }

    /// Returns a percentage, such as `50%` for 0.5.
    package static func percent(_ share: CGFloat) -> String { number(share * 100) + "%" }

    /// Returns the sum of a length and a number of points, without `calc` if one of them is 0.
    package static func sum(_ length: String, points: CGFloat) -> String {
        if points == 0 { return length }
        if length == "0px" || length == "0%" { return pixels(points) }
        return "calc(\(length) \(points < 0 ? "-" : "+") \(pixels(abs(points))))"
    }
}
