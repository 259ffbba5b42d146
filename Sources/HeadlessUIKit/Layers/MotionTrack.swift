/// A property of a view's layer that can be drawn in motion: how its values are read, and which declarations they are.
struct MotionTrack {
    private enum Kind {
        case opacity, cornerRadius, transform, fill
        /// What an outline is filled with, or drawn along in.
        case paint(String)
        /// Where what is drawn of an outline's line begins or ends, as a share of it.
        case share(String)
        case lineWidth, dashPhase
        case rotation(axis: String)
        case scale(Axis), translation(Axis), position(Axis)
    }

    private enum Axis: String {
        case both = "", x = ".x", y = ".y"
    }

    private let kind: Kind
    private let isAdditive: Bool
    /// The value that the layer has.
    let model: [CGFloat]

    /// The property at a path; nil where it is not drawn in motion.
    init?(_ path: String?, of layer: CALayer, _ isAdditive: Bool) {
        let outline = layer.superlayer == nil ? nil : layer as? CAShapeLayer
        guard let kind = path.flatMap({ outline == nil ? Self.kind($0) : Self.line($0) ?? Self.kind($0) }) else {
            return nil
        }
        self.kind = kind
        self.isAdditive = isAdditive
        let flat = layer.transform.flat
        func both(_ axis: Axis, _ x: CGFloat, _ y: CGFloat) -> [CGFloat] {
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
            case .fill: Self.parts(of: layer.backgroundColor?.color ?? .clear)
            case .paint(let name):
                Self.parts(of: (name == "fill" ? outline?.fillColor : outline?.strokeColor)?.color ?? .clear)
            case .share(let name): [(name == "--stroke-start" ? outline?.strokeStart : outline?.strokeEnd) ?? 0]
            case .lineWidth: [outline?.lineWidth ?? 1]
            case .dashPhase: [outline?.lineDashPhase ?? 0]
            case .rotation(let axis): [axis == "z" ? flat.angle : 0]
            case .scale(let axis): both(axis, flat.width, flat.height)
            case .translation(let axis): both(axis, flat.tx, flat.ty)
            case .position(let axis): both(axis, layer.position.x, layer.position.y)
            }
    }

    private static func kind(_ path: String) -> Kind? {
        switch path {
        case "opacity": .opacity
        case "cornerRadius": .cornerRadius
        case "transform": .transform
        case "backgroundColor": .fill
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

    /// What code says a value is, as numbers; nil where it is nothing of the kind.
    func numbers(_ value: Any) -> [CGFloat]? {
        let numbers: [CGFloat]? =
            switch kind {
            case .opacity, .cornerRadius, .rotation, .share, .lineWidth, .dashPhase: Self.number(value).map { [$0] }
            case .transform: Self.transform(value).map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }
            case .fill, .paint: Self.color(value).map(Self.parts)
            case .scale(.both): Self.number(value).map { [$0, $0] } ?? Self.point(value)
            case .translation(.both), .position(.both): Self.point(value)
            case .scale, .translation, .position: Self.number(value).map { [$0] }
            }
        return numbers.flatMap { $0.allSatisfy(\.isFinite) ? $0 : nil }
    }

    func sum(_ one: [CGFloat]?, _ other: [CGFloat]?) -> [CGFloat]? { combined(one, other, +) }

    func difference(_ one: [CGFloat]?, _ other: [CGFloat]?) -> [CGFloat]? { combined(one, other, -) }

    private func combined(
        _ one: [CGFloat]?, _ other: [CGFloat]?, _ way: (CGFloat, CGFloat) -> CGFloat
    ) -> [CGFloat]? {
        guard let one, let other else { return nil }
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
        case let value as NSValue: value.heldPoint.map { [$0.x, $0.y] }
        default: nil
        }
    }

    private static func transform(_ value: Any) -> CGAffineTransform? {
        switch value {
        case let value as CATransform3D: value.flat
        case let value as CGAffineTransform: value
        case let value as NSValue: value.heldTransform?.flat
        default: nil
        }
    }

    private static func color(_ value: Any) -> UIColor? {
        switch value {
        case let value as CGColor: value.color
        case let value as UIColor: value
        default: nil
        }
    }

    private static func parts(of color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    // MARK: - Drawing

    /// What steps at their times come to; nil where a value is missing.
    func motion(_ steps: [(Double, [CGFloat]?, AnimationPace?)], of animation: CAAnimation) -> Motion? {
        var frames: [Motion.Frame] = []
        var last = 0.0
        for (at, numbers, pace) in steps {
            guard let numbers else { return nil }
            last = at.isFinite ? min(1, max(last, at)) : last
            frames.append(Motion.Frame(at: last, look: [declaration(numbers)], pace: pace))
        }
        var motion = Motion(frames: frames, duration: .seconds(animation.once))
        motion.times = animation.times
        motion.reverses = animation.autoreverses
        motion.pace = animation.pace
        motion.adds = adds
        motion.stays = animation.stays
        return motion
    }

    /// What is moved or turned is drawn as much farther as the value is farther than the layer's own.
    private var adds: Bool {
        switch kind {
        case .rotation, .translation, .position: true
        case .opacity, .cornerRadius, .transform, .fill, .scale, .paint, .share, .lineWidth, .dashPhase: isAdditive
        }
    }

    private func color(_ parts: [CGFloat]) -> String {
        let shares = parts.prefix(3).map { CSSValue.number($0 * 255) }
        return "rgb(\(shares.joined(separator: " ")) / \(CSSValue.number(parts[3])))"
    }

    private func declaration(_ numbers: [CGFloat]) -> Motion.Declaration {
        func away(_ place: Int) -> CGFloat { isAdditive ? numbers[place] : numbers[place] - model[place] }
        func ratio(_ place: Int) -> String {
            CSSValue.number(isAdditive || model[place] == 0 ? numbers[place] : numbers[place] / model[place])
        }
        switch kind {
        case .opacity: return .init("opacity", CSSValue.number(numbers[0]))
        case .cornerRadius: return .init("border-radius", CSSValue.pixels(numbers[0]))
        case .fill: return .init("background-color", color(numbers))
        case .paint(let name): return .init(name, color(numbers))
        case .share(let name): return .init(name, CSSValue.number(numbers[0]))
        case .lineWidth: return .init("stroke-width", CSSValue.pixels(numbers[0]))
        case .dashPhase: return .init("stroke-dashoffset", CSSValue.pixels(numbers[0]))
        case .transform:
            return .init("transform", "matrix(\(numbers.map(CSSValue.number).joined(separator: ", ")))")
        case .rotation(let axis):
            let turn = CSSValue.number(away(0)) + "rad"
            return .init("rotate", axis == "z" ? turn : "\(axis) \(turn)")
        case .scale(.both): return .init("scale", "\(ratio(0)) \(ratio(1))")
        case .scale(.x): return .init("scale", "\(ratio(0)) 1")
        case .scale(.y): return .init("scale", "1 \(ratio(0))")
        case .translation(let axis), .position(let axis):
            let first = CSSValue.pixels(away(0))
            switch axis {
            case .both: return .init("translate", "\(first) \(CSSValue.pixels(away(1)))")
            case .x: return .init("translate", "\(first) 0px")
            case .y: return .init("translate", "0px \(first)")
            }
        }
    }
}

extension CGAffineTransform {
    fileprivate var angle: CGFloat { CGFloat(atan2(Double(b), Double(a))) }
    fileprivate var width: CGFloat { (a * a + b * b).squareRoot() }
    fileprivate var height: CGFloat { (c * c + d * d).squareRoot() }
}
