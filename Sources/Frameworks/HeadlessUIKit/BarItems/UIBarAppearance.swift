/// The background of a bar in one of its states.
open class UIBarAppearance: NSObject {
    /// The material behind the content of the bar; nil draws none. The page draws the same material for each effect.
    open var backgroundEffect: UIBlurEffect?
    /// The background colour, drawn instead of the material; nil draws the material.
    open var backgroundColor: UIColor?
    /// Stored; has no visible effect.
    open var backgroundImage: UIImage?
    /// Stored; has no visible effect.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the hairline at the edge of the bar; nil and `clear` draw none. Other colours draw the system's.
    open var shadowColor: UIColor?
    /// Stored; has no visible effect.
    open var shadowImage: UIImage?

    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance for a kind of device. All kinds have the same.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Creates an appearance with the background of another one.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        copyBackground(of: barAppearance)
    }

    /// A material and a hairline.
    open func configureWithDefaultBackground() {
        (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
        shadowColor = .separator
    }

    /// The colour of the screen's background, and a hairline.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor) = (nil, .systemBackground)
        shadowColor = .separator
    }

    /// Neither a background nor a hairline.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor) = (nil, nil)
        shadowColor = nil
    }

    /// Returns an independent appearance with the same values.
    open override func copy() -> Any { UIBarAppearance(barAppearance: self) }

    func copyBackground(of other: UIBarAppearance) {
        (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
        (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }

    var background: BarBackground {
        let hasLine = shadowColor.map { $0.cgColor.alpha > 0 } ?? false
        if let backgroundColor { return BarBackground(fill: .color(backgroundColor), hasLine: hasLine) }
        return BarBackground(fill: backgroundEffect == nil ? .none : .material, hasLine: hasLine)
    }
}

/// What a bar draws behind its content.
struct BarBackground: Equatable {
    enum Fill: Equatable {
        case none
        case material
        case color(UIColor)
    }
    var fill = Fill.material
    /// Whether a hairline separates the bar from the content.
    var hasLine = true

    /// The background of a bar whose edge the content does not reach beneath.
    static let transparent = BarBackground(fill: .none, hasLine: false)

    /// The background of a bar that is configured by its own properties; nil if none of them is set.
    ///
    /// An image without content, which apps set to have a transparent bar, draws nothing.
    static func ofProperties(tint: UIColor?, style: UIBarStyle, image: UIImage?, shadow: UIImage?) -> BarBackground? {
        guard tint != nil || style.fill != nil || image != nil else { return nil }
        var found = BarBackground(hasLine: shadow == nil)
        if let image, image.naturalSize == .zero {
            found.fill = tint.map(Fill.color) ?? .none
        } else if let color = tint ?? style.fill {
            found.fill = .color(color)
        }
        return found
    }

    /// The colour that the page draws; nil draws its material or nothing.
    var color: UIColor? { if case .color(let color) = fill { color } else { nil } }

    /// Whether nothing is drawn, not even the material.
    var isClear: Bool { fill == .none }
}
