import FoundationShims

/// An animatable property of a layer: converts its values to numbers and to CSS declarations.
struct MotionTrack {
    /// A value of the animation at a time.
    struct Step {
        /// The time of the step as a fraction of one run, from 0 to 1.
        var at: Double
        /// The value as numbers; nil if it is missing.
        var numbers: [CGFloat]?
        /// The pace up to the next step.
        var pace: AnimationPace?
        /// The rotation along a path, in radians; nil if there is none.
        var turn: CGFloat?
    }

    enum Kind {
        case opacity, cornerRadius, transform, fill
        /// The fill or stroke colour of a shape layer, with the name of the CSS property.
        case paint(String)
        /// The start or end of a stroke, from 0 to 1.
        case share(String)
        case lineWidth, dashPhase
        case rotation(axis: String)
        case scale(Axis), translation(Axis), position(Axis)
        /// The size of the bounds. The position does not change.
        case bounds, size(Axis)
        /// A path, with the name of the CSS property.
        case outline(String)
        case shade(CAGradientLayer.Part)
    }

    enum Axis: String {
        case both = "", x = ".x", y = ".y"
    }

    let kind: Kind
    let isAdditive: Bool
    /// The layer's own value as numbers.
    let model: [CGFloat]
    let layer: CALayer

    /// Creates the track of a key path; nil if animations of it cannot be drawn.
    init?(_ path: String?, of layer: CALayer, isAdditive: Bool) {
        let outline = layer as? CAShapeLayer
        guard let kind = path.flatMap({ Self.kind($0, of: layer) }) else { return nil }
        self.kind = kind
        self.isAdditive = isAdditive
        self.layer = layer
        let flat = layer.transform.flat
        func values(along axis: Axis, x: CGFloat, y: CGFloat) -> [CGFloat] {
            switch axis {
            case .both: [x, y]
            case .x: [x]
            case .y: [y]
            }
        }
        model =
            switch kind {
            case .opacity: [CGFloat(layer.opacity)]
            case .cornerRadius: [layer.cornerRadius]
            case .transform: [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty]
            case .fill: (layer.backgroundColor?.value ?? .clear).parts
            case .paint(let name):
                ((name == "fill" ? outline?.fillColor : outline?.strokeColor)?.value ?? .clear).parts
            case .share(let name): [(name == "--stroke-start" ? outline?.strokeStart : outline?.strokeEnd) ?? 0]
            case .lineWidth: [outline?.lineWidth ?? 1]
            case .dashPhase: [outline?.lineDashPhase ?? 0]
            case .rotation(let axis): [axis == "z" ? flat.angle : 0]
            case .scale(let axis): values(along: axis, x: flat.width, y: flat.height)
            case .translation(let axis): values(along: axis, x: flat.tx, y: flat.ty)
            case .position(let axis): values(along: axis, x: layer.position.x, y: layer.position.y)
            case .bounds:
                [layer.bounds.minX, layer.bounds.minY, layer.bounds.width, layer.bounds.height]
            case .size(let axis): values(along: axis, x: layer.bounds.width, y: layer.bounds.height)
            case .outline: outline?.path?.numbers ?? []
            case .shade(let part): (layer as? CAGradientLayer)?.numbers(part) ?? []
            }
    }

    /// Whether the values of the property are points.
    var isPlace: Bool {
        if case .position(.both) = kind { true } else { false }
    }

    private static func kind(_ path: String, of layer: CALayer) -> Kind? {
        if layer is CAGradientLayer, let part = CAGradientLayer.Part(rawValue: path) { return .shade(part) }
        if layer.masked != nil { return path == "path" && layer is CAShapeLayer ? .outline("clip-path") : nil }
        guard layer.superlayer != nil, layer is CAShapeLayer else { return kind(path) }
        return line(path) ?? kind(path)
    }

    private static func kind(_ path: String) -> Kind? {
        switch path {
        case "opacity": .opacity
        case "cornerRadius": .cornerRadius
        case "transform": .transform
        case "backgroundColor": .fill
        case "bounds": .bounds
        case "bounds.size": .size(.both)
        case "bounds.size.width": .size(.x)
        case "bounds.size.height": .size(.y)
        case "transform.rotation", "transform.rotation.z": .rotation(axis: "z")
        case "transform.rotation.x": .rotation(axis: "x")
        case "transform.rotation.y": .rotation(axis: "y")
        default: paired(path)
        }
    }

    private static func line(_ path: String) -> Kind? {
        switch path {
        case "strokeStart": .share("--stroke-start")
        case "strokeEnd": .share("--stroke-end")
        case "strokeColor": .paint("stroke")
        case "fillColor": .paint("fill")
        case "lineWidth": .lineWidth
        case "lineDashPhase": .dashPhase
        case "path": .outline("d")
        default: nil
        }
    }

    private static func paired(_ path: String) -> Kind? {
        for (name, kind) in [
            ("transform.scale", Kind.scale), ("transform.translation", Kind.translation), ("position", Kind.position),
        ] as [(String, (Axis) -> Kind)] where path.hasPrefix(name) {
            return Axis(rawValue: String(path.dropFirst(name.count))).map(kind)
        }
        return nil
    }

    // MARK: - Values

    /// Converts a value to numbers; nil if the value has the wrong type.
    func numbers(_ value: Any) -> [CGFloat]? {
        let numbers: [CGFloat]? =
            switch kind {
            case .opacity, .cornerRadius, .rotation, .share, .lineWidth, .dashPhase: Self.number(value).map { [$0] }
            case .transform: Self.transform(value).map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }
            case .fill, .paint: Self.color(value)?.parts
            case .scale(.both): Self.number(value).map { [$0, $0] } ?? Self.point(value)
            case .translation(.both), .position(.both), .size(.both): Self.point(value)
            case .scale, .translation, .position, .size: Self.number(value).map { [$0] }
            case .bounds: Self.rectangle(value)
            case .outline: (value as? CGPath)?.numbers
            case .shade(.colors): Self.colors(value)
            case .shade(.locations): Self.list(value)
            case .shade: Self.point(value)
            }
        return numbers.flatMap { $0.allSatisfy(\.isFinite) ? $0 : nil }
    }

    func sum(_ one: [CGFloat]?, _ other: [CGFloat]?) -> [CGFloat]? { combined(one, other, by: +) }

    func difference(_ one: [CGFloat]?, _ other: [CGFloat]?) -> [CGFloat]? { combined(one, other, by: -) }

    private func combined(
        _ one: [CGFloat]?, _ other: [CGFloat]?, by way: (CGFloat, CGFloat) -> CGFloat
    ) -> [CGFloat]? {
        guard let one, let other, one.count == other.count else { return nil }
        if case .outline = kind { return nil }
        return zip(one, other).map(way)
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Float: CGFloat(value)
        case let value as any BinaryInteger: CGFloat(Int64(clamping: value))
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private static func point(_ value: Any) -> [CGFloat]? {
        switch value {
        case let value as CGPoint: [value.x, value.y]
        case let value as CGSize: [value.width, value.height]
        case let value as NSValue:
            value.heldPoint.map { [$0.x, $0.y] } ?? value.heldSize.map { [$0.width, $0.height] }
        default: nil
        }
    }

    private static func rectangle(_ value: Any) -> [CGFloat]? {
        let rectangle = value as? CGRect ?? (value as? NSValue)?.heldRectangle
        return rectangle.map { [$0.minX, $0.minY, $0.width, $0.height] }
    }

    private static func list(_ value: Any) -> [CGFloat]? {
        guard let values = value as? [Any] else { return nil }
        let numbers = values.compactMap(number)
        return numbers.count == values.count ? numbers : nil
    }

    private static func colors(_ value: Any) -> [CGFloat]? {
        guard let values = value as? [Any] else { return nil }
        let colors = values.compactMap(color)
        return colors.count == values.count ? colors.flatMap(\.parts) : nil
    }

    private static func transform(_ value: Any) -> CGAffineTransform? {
        switch value {
        case let value as CATransform3D: value.flat
        case let value as CGAffineTransform: value
        case let value as NSValue: value.heldTransform?.flat
        default: nil
        }
    }

    private static func color(_ value: Any) -> ColorValue? {
        (value as? any ColorValueConvertible)?.colorValue
    }
}

extension CGAffineTransform {
    fileprivate var angle: CGFloat { CGFloat(atan2(Double(b), Double(a))) }
    fileprivate var width: CGFloat { (a * a + b * b).squareRoot() }
    fileprivate var height: CGFloat { (c * c + d * d).squareRoot() }
}
