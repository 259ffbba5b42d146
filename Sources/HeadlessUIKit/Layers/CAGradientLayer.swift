/// A layer in which colours go over into each other.
open class CAGradientLayer: CALayer {
    /// The colours, one after the other; what is no `CGColor` is left out.
    open var colors: [Any]? { didSet { changed() } }
    /// Where each colour is whole, from 0 to 1; evenly spread where nothing is said.
    open var locations: [NSNumber]? { didSet { changed() } }
    /// Where the first colour begins, as a share of the layer; the middle, where colours go outwards or around.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if oldValue != startPoint { changed() } } }
    /// Where the last colour ends, as a share of the layer; how far outwards, or where around the first begins.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if oldValue != endPoint { changed() } } }
    /// How the colours are laid out.
    open var type = CAGradientLayerType.axial { didSet { if oldValue != type { changed() } } }

    package override func fill(in size: CGSize) -> String? {
        let stops = (colors ?? []).compactMap { color in
            (color as? CGColor)?.color ?? (color as? UIColor)
        }
        guard let first = stops.first else { return super.fill(in: size) }
        if stops.count == 1 { return "linear-gradient(\(first.css), \(first.css))" }
        let (width, height) = (max(1, size.width), max(1, size.height))
        switch type {
        case .radial: return radial(stops, width, height)
        case .conic: return conic(stops, width, height)
        default: break
        }
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
        let parts = zip(stops, shares(of: stops)).map { "\($0.css) \(CSSValue.percent(share($1)))" }
        let angle = CGFloat(atan2(Double(x), Double(-y))) * 180 / .pi
        return last.isTransparent && stops.allSatisfy(\.isTransparent)
            ? nil : "linear-gradient(\(CSSValue.number(angle))deg, \(parts.joined(separator: ", ")))"
    }

    /// Where each colour is whole.
    private func shares(of stops: [UIColor]) -> [CGFloat] {
        let places = locations?.count == stops.count ? locations?.map { CGFloat($0.doubleValue) } : nil
        return places ?? stops.indices.map { CGFloat($0) / CGFloat(max(1, stops.count - 1)) }
    }

    private func list(_ stops: [UIColor]) -> String {
        zip(stops, shares(of: stops)).map { "\($0.css) \(CSSValue.percent($1))" }.joined(separator: ", ")
    }

    /// Outwards from the first point; the second is the corner of what holds the last colour's ellipse.
    private func radial(_ stops: [UIColor], _ width: CGFloat, _ height: CGFloat) -> String? {
        let (x, y) = (abs(endPoint.x - startPoint.x) * width, abs(endPoint.y - startPoint.y) * height)
        guard !stops.allSatisfy(\.isTransparent) else { return nil }
        let middle = "\(CSSValue.percent(startPoint.x)) \(CSSValue.percent(startPoint.y))"
        return "radial-gradient(\(CSSValue.pixels(x)) \(CSSValue.pixels(y)) at \(middle), \(list(stops)))"
    }

    /// Around the first point, from where the second lies.
    private func conic(_ stops: [UIColor], _ width: CGFloat, _ height: CGFloat) -> String? {
        let (x, y) = ((endPoint.x - startPoint.x) * width, (endPoint.y - startPoint.y) * height)
        guard !stops.allSatisfy(\.isTransparent) else { return nil }
        let angle = x == 0 && y == 0 ? 0 : CGFloat(atan2(Double(x), Double(-y))) * 180 / .pi
        let middle = "\(CSSValue.percent(startPoint.x)) \(CSSValue.percent(startPoint.y))"
        return "conic-gradient(from \(CSSValue.number(angle))deg at \(middle), \(list(stops)))"
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
    /// From a point outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
