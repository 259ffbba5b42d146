/// A layer that has an outline; drawn as the mask of another one, or of a view, and not by itself.
open class CAShapeLayer: CALayer {
    /// The outline.
    open var path: CGPath? { didSet { changed() } }
    /// What it is filled with; kept.
    open var fillColor: CGColor? = UIColor.black.cgColor
    /// Which parts are inside.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if oldValue != fillRule { changed() } } }
    /// The colour of its line; kept.
    open var strokeColor: CGColor?
    /// How wide its line is; kept.
    open var lineWidth: CGFloat = 1
    /// How its line ends; kept.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How its line turns; kept.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Pieces and gaps of its line; kept.
    open var lineDashPattern: [NSNumber]?
    /// How far the gaps are moved; kept.
    open var lineDashPhase: CGFloat = 0
    /// Where its line begins, as a share of it; kept.
    open var strokeStart: CGFloat = 0
    /// Where its line ends, as a share of it; kept.
    open var strokeEnd: CGFloat = 1

    package override func mask(in size: CGSize) -> LayerMask? {
        guard let path, !path.isEmpty else { return nil }
        let moved = CGPath(
            path.steps.map { step in step.mapped { CGPoint(x: $0.x + frame.minX, y: $0.y + frame.minY) } })
        let rule = fillRule == .evenOdd ? "evenodd, " : ""
        return .outline("path(\(rule)\"\(moved.svg)\")")
    }

    package override var lack: String? {
        guard path != nil, fillColor != nil || strokeColor != nil else { return super.lack }
        return "The outline of a layer is drawn only as a mask"
    }
}

/// Which parts of an outline are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String
    /// A rule by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By which way around pieces go.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What lies in two pieces is outside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the line of an outline ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the end.
    public let rawValue: String
    /// An end by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Round.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a width further.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the line of an outline turns.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the turn.
    public let rawValue: String
    /// A turn by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sharp.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
