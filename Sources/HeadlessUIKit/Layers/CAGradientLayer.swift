/// A layer in which colours go over into each other.
open class CAGradientLayer: CALayer {
    /// The colours, one after the other; what is no `CGColor` is left out.
    open var colors: [Any]? { didSet { changed() } }
    /// Where each colour is whole, from 0 to 1; evenly spread where nothing is said.
    open var locations: [NSNumber]? { didSet { changed() } }
    /// Where the first colour begins, as a share of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if oldValue != startPoint { changed() } } }
    /// Where the last colour ends, as a share of the layer.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if oldValue != endPoint { changed() } } }
    /// How the colours are laid out; all are drawn as ``CAGradientLayerType/axial``.
    open var type = CAGradientLayerType.axial

    package override func fill(in size: CGSize) -> String? {
        let stops = (colors ?? []).compactMap { color in
            (color as? CGColor)?.color ?? (color as? UIColor)
        }
        guard let first = stops.first else { return super.fill(in: size) }
        if stops.count == 1 { return "linear-gradient(\(first.css), \(first.css))" }
        let (width, height) = (max(1, size.width), max(1, size.height))
        let (along, down) = ((endPoint.x - startPoint.x) * width, (endPoint.y - startPoint.y) * height)
        let reach = Double(along * along + down * down).squareRoot()
        guard reach > 0, let last = stops.last else { return "linear-gradient(\(first.css), \(first.css))" }
        let (x, y) = (along / CGFloat(reach), down / CGFloat(reach))
        // Style sheets measure along a line through the middle that is as long as the corners need.
        let length = abs(width * x) + abs(height * y)
        func share(_ part: CGFloat) -> CGFloat {
            let place = CGPoint(
                x: startPoint.x * width + along * part - width / 2, y: startPoint.y * height + down * part - height / 2)
            return (place.x * x + place.y * y) / length + 0.5
        }
        let places = locations?.count == stops.count ? locations?.map { CGFloat($0.doubleValue) } : nil
        let parts = stops.enumerated().map { index, color in
            let part = places?[index] ?? CGFloat(index) / CGFloat(stops.count - 1)
            return "\(color.css) \(CSSValue.percent(share(part)))"
        }
        let angle = CGFloat(atan2(Double(x), Double(-y))) * 180 / .pi
        return last.isTransparent && stops.allSatisfy(\.isTransparent)
            ? nil : "linear-gradient(\(CSSValue.number(angle))deg, \(parts.joined(separator: ", ")))"
    }

    package override func mask(in size: CGSize) -> LayerMask? { fill(in: size).map(LayerMask.shade) }
}

/// How the colours of a gradient are laid out.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// A way by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outwards; drawn along a line.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point; drawn along a line.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
