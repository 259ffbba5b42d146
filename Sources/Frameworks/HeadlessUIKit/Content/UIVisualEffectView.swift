/// The base of what an effect view can do to what lies behind.
open class UIVisualEffect: NSObject {
    /// No effect.
    public override init() {}
}

/// Blurs what lies behind.
public final class UIBlurEffect: UIVisualEffect {
    /// How bright the blur is.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    let style: Style

    /// A blur.
    public init(style: Style) { self.style = style }

    var name: String {
        switch style {
        case .extraLight, .prominent, .systemThickMaterial: "extraLight"
        case .light, .regular, .systemThinMaterial, .systemUltraThinMaterial, .systemMaterial, .systemChromeMaterial:
            "light"
        case .dark: "dark"
        }
    }
}

/// A view that changes how what lies behind it looks.
open class UIVisualEffectView: UIView {
    /// What happens to what lies behind; nil is nothing.
    open var effect: UIVisualEffect? { didSet { mark(.content) } }
    /// Where content goes.
    public let contentView = UIView()

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        begin()
    }

    /// A view from an archive, without effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    package override var plainKind: ViewKind { .blur }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.string("effect", (effect as? UIBlurEffect)?.name) }
    }

    private func begin() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
