/// The background of a bar in one of the bar's states.
open class UIBarAppearance: NSObject {
    /// The material behind the content of the bar; nil draws none. The page draws the same material for each effect.
    open var backgroundEffect: UIBlurEffect?
    /// The background colour, drawn instead of the material; nil draws the material.
    open var backgroundColor: UIColor?
    /// Stored; has no visible effect.
    open var backgroundImage: UIImage?
    /// Stored; has no visible effect.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the hairline at the edge of the bar; nil and `clear` draw none. For any other colour, the system's
    /// hairline is drawn.
    open var shadowColor: UIColor?
    /// Stored; has no visible effect.
    open var shadowImage: UIImage?

    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance. `idiom` has no effect.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Creates an appearance with the background of another one.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        copyBackground(of: barAppearance)
    }

    /// Sets the background to a material, and shows the hairline.
    open func configureWithDefaultBackground() {
        (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
        shadowColor = .separator
    }

    /// Sets the background to the colour of the screen's background, and shows the hairline.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor) = (nil, .systemBackground)
        shadowColor = .separator
    }

    /// Removes the background and the hairline.
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
