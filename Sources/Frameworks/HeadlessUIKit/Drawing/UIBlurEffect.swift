open class UIVisualEffect: NSObject {
    public override init() {}
}

/// A material. The page draws all degrees of thickness in the same way.
public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) { self.style = style }

    /// Returns the name of the blur on a device with this appearance.
    func name(in appearance: UIUserInterfaceStyle) -> String {
        followsAppearance && appearance == .dark ? "dark" : name
    }

    /// Whether the blur is dark on a dark device.
    private var followsAppearance: Bool {
        let fixed: Set<Style> = [.extraLight, .light, .dark]
        return !fixed.contains(style) && style.rawValue < Style.systemUltraThinMaterialLight.rawValue
    }

    private var name: String {
        switch style {
        case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight: "extraLight"
        case .light, .regular, .systemThinMaterial, .systemUltraThinMaterial, .systemMaterial, .systemChromeMaterial,
            .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemChromeMaterialLight:
            "light"
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            "dark"
        }
    }
}
