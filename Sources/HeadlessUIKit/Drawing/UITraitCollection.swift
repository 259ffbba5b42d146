/// The appearance a colour or a view is asked for.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// What the environment of a view is like; only the appearance is simulated.
public final class UITraitCollection: NSObject, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Traits that fix the appearance and nothing else.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}
