open class CAGradientLayer: CALayer {
    /// The colours. Objects that are not a `CGColor` are ignored.
    open var colors: [Any]? { didSet { changed() } }
    /// The positions of the colours; nil distributes them evenly.
    open var locations: [NSNumber]? { didSet { changed() } }
    /// The start in fractions of the size; for a radial or conic gradient, its centre.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if oldValue != startPoint { changed() } } }
    /// The end in fractions of the size. For a radial gradient it determines the radius, for a conic one the start
    /// angle.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if oldValue != endPoint { changed() } } }
    open var type = CAGradientLayerType.axial { didSet { if oldValue != type { changed() } } }

    package override func fill(in size: CGSize) -> String? {
        let stops = stops
        guard let first = stops.first else { return super.fill(in: size) }
        guard !stops.allSatisfy(\.isTransparent) || movesColors else { return nil }
        if stops.count == 1 { return "linear-gradient(\(first.css), \(first.css))" }
        let (width, height) = (max(1, size.width), max(1, size.height))
        switch type {
        case .radial:
            let (x, y) = (abs(endPoint.x - startPoint.x) * width, abs(endPoint.y - startPoint.y) * height)
            return
                "radial-gradient(\(CSSValue.pixels(x)) \(CSSValue.pixels(y)) at \(middle), \(list(stops, shares: shares)))"
        case .conic:
            let (x, y) = ((endPoint.x - startPoint.x) * width, (endPoint.y - startPoint.y) * height)
            let angle = x == 0 && y == 0 ? 0 : Self.angle(x, y)
            return "conic-gradient(from \(CSSValue.number(angle))deg at \(middle), \(list(stops, shares: shares)))"
        default:
            guard let line = line(from: startPoint, to: endPoint, shares, in: size) else {
                return "linear-gradient(\(first.css), \(first.css))"
            }
            let angle = movesPlaces ? "var(\(prefix)-angle)" : CSSValue.number(line.angle) + "deg"
            return "linear-gradient(\(angle), \(list(stops, shares: line.shares)))"
        }
    }

    private var stops: [ColorValue] {
        (colors ?? []).compactMap { ($0 as? any ColorValueConvertible)?.colorValue }
    }

    /// The position of each colour, from 0 to 1.
    private var shares: [CGFloat] {
        let count = stops.count
        let places = locations?.count == count ? locations?.map { CGFloat($0.doubleValue) } : nil
        return places ?? (0..<count).map { CGFloat($0) / CGFloat(max(1, count - 1)) }
    }

    /// The centre of a radial or conic gradient.
    private var middle: String { "\(CSSValue.percent(startPoint.x)) \(CSSValue.percent(startPoint.y))" }

    private func list(_ stops: [ColorValue], shares: [CGFloat]) -> String {
        stops.indices.map { place in
            let color = movesColors ? "var(\(prefix)-color-\(place))" : stops[place].css
            return color + " " + (movesPlaces ? "var(\(prefix)-at-\(place))" : CSSValue.percent(shares[place]))
        }.joined(separator: ", ")
    }

    private static func angle(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
        CGFloat(atan2(Double(x), Double(-y))) * 180 / .pi
    }

    /// Converts a line between two points to a CSS angle and positions. CSS measures positions along a line through the
    /// centre that reaches the corners. Returns nil if the points are equal.
    private func line(
        from start: CGPoint, to end: CGPoint, _ shares: [CGFloat], in size: CGSize
    ) -> (angle: CGFloat, shares: [CGFloat])? {
        let (width, height) = (max(1, size.width), max(1, size.height))
        let (along, down) = ((end.x - start.x) * width, (end.y - start.y) * height)
        let reach = CGFloat(Double(along * along + down * down).squareRoot())
        guard reach > 0 else { return nil }
        let (x, y) = (along / reach, down / reach)
        let length = abs(width * x) + abs(height * y)
        let places = shares.map { part in
            let place = CGPoint(
                x: start.x * width + along * part - width / 2, y: start.y * height + down * part - height / 2)
            return (place.x * x + place.y * y) / length + 0.5
        }
        return (Self.angle(x, y), places)
    }

    // MARK: - Animation

    /// The parts of a gradient that can be animated.
    enum Part: String {
        case colors, locations, startPoint, endPoint
    }

    /// The prefix of the CSS variables for animations. Fill and mask have different prefixes, because a view may have a
    /// gradient for each of them.
    private var prefix: String { masked == nil ? "--fill" : "--mask" }
    private var hasMovedColors = false
    private var hasMovedPlaces = false
    private var sentStops = 0
    private var movesColors: Bool { hasMovedColors || isInMotion("\(prefix)-color-0") }
    private var movesPlaces: Bool { hasMovedPlaces || isInMotion("\(prefix)-at-0") }

    /// Returns the current values of an animatable part of the gradient.
    func numbers(_ part: Part) -> [CGFloat] {
        switch part {
        case .colors: stops.flatMap(\.parts)
        case .locations: shares
        case .startPoint: [startPoint.x, startPoint.y]
        case .endPoint: [endPoint.x, endPoint.y]
        }
    }

    /// Returns the CSS declarations for values of a part. Returns nil if their number is wrong, or if the gradient
    /// cannot be animated.
    func declarations(for part: Part, numbers: [CGFloat]) -> [Motion.Declaration]? {
        // Each colour has its own variable in the page's style sheet. Therefore the number of colours is limited.
        guard (2...64).contains(stops.count), numbers.count == self.numbers(part).count else { return nil }
        func point() -> CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
        switch part {
        case .colors:
            return stops.indices.map {
                .init("\(prefix)-color-\($0)", value: ColorValue.css(parts: Array(numbers[$0 * 4..<$0 * 4 + 4])))
            }
        case .locations: return places(from: startPoint, to: endPoint, numbers, in: bounds.size)
        case .startPoint: return type == .axial ? places(from: point(), to: endPoint, shares, in: bounds.size) : nil
        case .endPoint: return type == .axial ? places(from: startPoint, to: point(), shares, in: bounds.size) : nil
        }
    }

    private func places(
        from start: CGPoint, to end: CGPoint, _ shares: [CGFloat], in size: CGSize
    ) -> [Motion.Declaration]? {
        var shares = shares
        var places: [Motion.Declaration] = []
        if type == .axial {
            guard let line = line(from: start, to: end, shares, in: size) else { return nil }
            places.append(.init("\(prefix)-angle", value: CSSValue.number(line.angle) + "deg"))
            shares = line.shares
        }
        return places + shares.indices.map { .init("\(prefix)-at-\($0)", value: CSSValue.percent(shares[$0])) }
    }

    package override func declareMoving(
        in size: CGSize, _ declare: (_ property: String, _ value: String?) -> Void
    ) {
        (hasMovedColors, hasMovedPlaces) = (movesColors, movesPlaces)
        let stops = stops
        let count = max(sentStops, stops.count)
        sentStops = stops.count
        if hasMovedColors {
            for place in 0..<count { declare("\(prefix)-color-\(place)", place < stops.count ? stops[place].css : nil) }
        }
        guard hasMovedPlaces else { return }
        let places = places(from: startPoint, to: endPoint, shares, in: size) ?? []
        for place in places { declare(place.property, place.value) }
        for place in min(count, stops.count)..<count { declare("\(prefix)-at-\(place)", nil) }
    }

    package override func drawItself(
        into mask: inout MaskDrawing, in place: CGRect, opacity: CGFloat, fill: ColorValue?
    ) {
        super.drawItself(into: &mask, in: place, opacity: opacity, fill: fill)
        if let image = self.fill(in: place.size) { mask.add(image, in: place, opacity: opacity) }
    }

    package override func mask(in size: CGSize) -> LayerMask? {
        let isWhole = frame == CGRect(origin: .zero, size: size) && ownOpacity >= 1 && sublayers == nil
        return isWhole ? fill(in: size).map(LayerMask.shade) ?? .pieces([]) : super.mask(in: size)
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
