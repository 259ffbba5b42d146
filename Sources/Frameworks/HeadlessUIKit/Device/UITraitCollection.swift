/// What the environment of a view is like: the device, and the style that a view around it asked for.
public final class UITraitCollection: NSObject, Sendable {
    struct Facts: Hashable, Sendable {
        var style = UIUserInterfaceStyle.unspecified
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        var textSize = UIContentSizeCategory.unspecified
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        var scale: CGFloat = 0
        var idiom = UIUserInterfaceIdiom.unspecified
    }

    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }

    private convenience init(_ change: (inout Facts) -> Void) {
        var facts = Facts()
        change(&facts)
        self.init(facts)
    }

    /// Traits that say nothing.
    public convenience override init() { self.init(Facts()) }
    /// Traits that fix the appearance and nothing else.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }
    /// Traits that fix how wide there is room and nothing else.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontal = horizontalSizeClass }
    }
    /// Traits that fix how high there is room and nothing else.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.vertical = verticalSizeClass }
    }
    /// Traits that fix the text size and nothing else.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.textSize = preferredContentSizeCategory }
    }
    /// Traits that fix the direction and nothing else.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.direction = layoutDirection }
    }
    /// Traits that fix how many pixels a point has and nothing else.
    public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }
    /// Traits that fix the kind of device and nothing else.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.idiom = userInterfaceIdiom } }
    /// What these say together; where several say the same, the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init { facts in for traits in traitCollections { facts.take(traits.facts) } }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { facts.style }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { facts.horizontal }
    public var verticalSizeClass: UIUserInterfaceSizeClass { facts.vertical }
    public var preferredContentSizeCategory: UIContentSizeCategory { facts.textSize }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { facts.direction }
    /// Pixels per point.
    public var displayScale: CGFloat { facts.scale }
    /// Phone or tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { facts.idiom }

    /// Whether the screen feels how hard it is pressed; never.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// Those of the device.
    public static var current: UITraitCollection { SimulatedDevice.current.traits() }

    /// Whether all that `trait` says holds here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        var both = facts
        if let trait { both.take(trait.facts) }
        return both == facts
    }

    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.facts == facts }
    public override var hash: Int { facts.hashValue }
}

extension UITraitCollection.Facts {
    /// Whatever the others say counts from now on.
    fileprivate mutating func take(_ others: Self) {
        if others.style != .unspecified { style = others.style }
        if others.horizontal != .unspecified { horizontal = others.horizontal }
        if others.vertical != .unspecified { vertical = others.vertical }
        if others.textSize != .unspecified { textSize = others.textSize }
        if others.direction != .unspecified { direction = others.direction }
        if others.scale != 0 { scale = others.scale }
        if others.idiom != .unspecified { idiom = others.idiom }
    }
}

public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
