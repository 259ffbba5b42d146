/// The traits of the device, with the interface style that an ancestor view may override.
public final class UITraitCollection: NSObject, Sendable {
    struct Facts: Hashable, Sendable {
        var style = UIUserInterfaceStyle.unspecified
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        var textSize = UIContentSizeCategory.unspecified
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        var scale: CGFloat = 0
        var idiom = UIUserInterfaceIdiom.unspecified
        var contrast = UIAccessibilityContrast.unspecified
        var weight = UILegibilityWeight.unspecified
    }

    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }

    private convenience init(_ change: (inout Facts) -> Void) {
        var facts = Facts()
        change(&facts)
        self.init(facts)
    }

    public convenience override init() { self.init(Facts()) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontal = horizontalSizeClass }
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.vertical = verticalSizeClass }
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.textSize = preferredContentSizeCategory }
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.direction = layoutDirection }
    }
    public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.idiom = userInterfaceIdiom } }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.contrast = accessibilityContrast }
    }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.weight = legibilityWeight } }
    /// Creates a collection with the traits of all collections. Later ones override earlier ones.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init { facts in for traits in traitCollections { facts.merge(traits.facts) } }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { facts.style }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { facts.horizontal }
    public var verticalSizeClass: UIUserInterfaceSizeClass { facts.vertical }
    public var preferredContentSizeCategory: UIContentSizeCategory { facts.textSize }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { facts.direction }
    /// Pixels per point.
    public var displayScale: CGFloat { facts.scale }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { facts.idiom }
    public var accessibilityContrast: UIAccessibilityContrast { facts.contrast }
    public var legibilityWeight: UILegibilityWeight { facts.weight }

    /// Always returns `.unavailable`.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// The traits of the device.
    public static var current: UITraitCollection { SimulatedDevice.current.traits() }

    /// Returns whether this collection has the same values for all traits that `trait` specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        var both = facts
        if let trait { both.merge(trait.facts) }
        return both == facts
    }

    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.facts == facts }
    public override var hash: Int { facts.hashValue }
}

extension UITraitCollection.Facts {
    /// Overrides the values with those that `others` specifies.
    fileprivate mutating func merge(_ others: Self) {
        if others.style != .unspecified { style = others.style }
        if others.horizontal != .unspecified { horizontal = others.horizontal }
        if others.vertical != .unspecified { vertical = others.vertical }
        if others.textSize != .unspecified { textSize = others.textSize }
        if others.direction != .unspecified { direction = others.direction }
        if others.scale != 0 { scale = others.scale }
        if others.idiom != .unspecified { idiom = others.idiom }
        if others.contrast != .unspecified { contrast = others.contrast }
        if others.weight != .unspecified { weight = others.weight }
    }
}

public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
