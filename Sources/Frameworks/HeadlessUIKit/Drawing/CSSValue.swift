/// Writes numbers the way style sheets read them.
package enum CSSValue {
    /// A number with at most three decimals and no trailing zeros; what is not finite becomes 0.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (value * 1000).rounded() / 1000
        guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
        return "\(Int(rounded))"
    }

    /// A length in points, which the page draws as CSS pixels.
    package static func pixels(_ value: CGFloat) -> String { number(value) + "px" }

    /// A share of the parent, 0.5 being half of it.
    package static func percent(_ share: CGFloat) -> String { number(share * 100) + "%" }

    /// `length`, moved by `points`; the sum is written only when there is something to add.
    package static func sum(_ length: String, _ points: CGFloat) -> String {
        if points == 0 { return length }
        if length == "0px" || length == "0%" { return pixels(points) }
        return "calc(\(length) \(points < 0 ? "-" : "+") \(pixels(abs(points))))"
    }
}
