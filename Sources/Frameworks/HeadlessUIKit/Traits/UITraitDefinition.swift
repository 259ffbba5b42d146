/// A trait by which an environment can differ from another. Those of an app's own never change here.
public protocol UITraitDefinition {
    /// What the trait says.
    associatedtype Value
    /// What it says where nobody says anything.
    static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that traits of the system have.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
}

extension SystemTrait {
    static func differs(_ traits: UITraitCollection, from others: UITraitCollection) -> Bool {
        value(in: traits) != value(in: others)
    }
}

public enum UITraitUserInterfaceStyle: SystemTrait {
    /// Neither.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

public enum UITraitHorizontalSizeClass: SystemTrait {
    /// Nothing is known.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: SystemTrait {
    /// Nothing is known.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// Nothing is known.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

public enum UITraitLayoutDirection: SystemTrait {
    /// Nothing is known.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// Pixels per point.
public enum UITraitDisplayScale: SystemTrait {
    /// Nothing is known.
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// Phone or tablet.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// Neither.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

extension UITraitCollection {
    public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self,
        ]
    }
}
