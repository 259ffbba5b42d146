/// Who draws a layer's properties.
package protocol LayerOwner: AnyObject {
    /// A drawn property of the layer has another value.
    func layerChanged()
    /// A transition was added; the next insertion or removal below the owner is drawn with it.
    func layerTransitions(_ transition: CATransition)
}

/// The drawn outline of a view: corners, border, shadow.
open class CALayer: NSObject {
    package weak var owner: (any LayerOwner)?

    /// Rounds the corners.
    open var cornerRadius: CGFloat = 0 { didSet { if oldValue != cornerRadius { owner?.layerChanged() } } }
    /// Which corners are rounded.
    open var maskedCorners: CACornerMask = .all { didSet { if oldValue != maskedCorners { owner?.layerChanged() } } }
    /// The width of the border, drawn inside the bounds.
    open var borderWidth: CGFloat = 0 { didSet { if oldValue != borderWidth { owner?.layerChanged() } } }
    /// The colour of the border; black unless set.
    open var borderColor: CGColor? { didSet { if oldValue != borderColor { owner?.layerChanged() } } }
    /// Cuts the content at the rounded bounds.
    open var masksToBounds = false { didSet { if oldValue != masksToBounds { owner?.layerChanged() } } }
    /// The fill; the view's own background colour unless set here.
    open var backgroundColor: CGColor? { didSet { if oldValue != backgroundColor { owner?.layerChanged() } } }
    /// How dark the shadow is.
    open var shadowOpacity: Float = 0 { didSet { if oldValue != shadowOpacity { owner?.layerChanged() } } }
    /// How blurred the shadow is.
    open var shadowRadius: CGFloat = 3 { didSet { if oldValue != shadowRadius { owner?.layerChanged() } } }
    /// Where the shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { if oldValue != shadowOffset { owner?.layerChanged() } }
    }
    /// The colour of the shadow.
    open var shadowColor: CGColor? { didSet { if oldValue != shadowColor { owner?.layerChanged() } } }

    /// A layer with no border and square corners.
    public override init() {}

    /// Adds a transition, which the page plays for the next change of what the view contains.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        if let transition = animation as? CATransition { owner?.layerTransitions(transition) }
    }

    /// Does nothing: transitions end by themselves.
    open func removeAllAnimations() {}

    /// Gives every declaration of the outline to `declare`; the names are always the same, nil meaning none.
    package func css(_ declare: (_ property: String, _ value: String?) -> Void) {
        declare("border-radius", cornerRadius > 0 ? maskedCorners.css(radius: cornerRadius) : nil)
        let edge = (borderColor?.color ?? .black).css
        var shadows: [String] = []
        if borderWidth > 0 { shadows.append("inset 0 0 0 \(CSSValue.pixels(borderWidth)) \(edge)") }
        if shadowOpacity > 0 {
            let shade = (shadowColor?.color ?? .black).withAlphaComponent(CGFloat(shadowOpacity)).css
            let offset = "\(CSSValue.pixels(shadowOffset.width)) \(CSSValue.pixels(shadowOffset.height))"
            shadows.append("\(offset) \(CSSValue.pixels(shadowRadius * 2)) \(shade)")
        }
        declare("box-shadow", shadows.isEmpty ? nil : shadows.joined(separator: ", "))
    }
}

/// A set of corners.
public struct CACornerMask: OptionSet, Sendable {
    /// One bit per corner.
    public let rawValue: UInt
    /// Corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    static let all = CACornerMask(rawValue: 15)

    func css(radius: CGFloat) -> String {
        if self == .all { return CSSValue.pixels(radius) }
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
        ]
        return corners.map { contains($0) ? CSSValue.pixels(radius) : "0px" }.joined(separator: " ")
    }
}
