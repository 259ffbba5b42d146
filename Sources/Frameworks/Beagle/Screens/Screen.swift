public import HeadlessUIKit

/// The root of a document: a component, a navigation bar, and the safe area (Beagle iOS 2.1, Screen.swift).
public struct Screen: ServerDrivenComponent, HasContext, StyleComponent {
    /// The id of the screen, which navigation and analytics use.
    public var id: String?
    /// The style of the screen. At the root of a document only its background is used, because the root is as large as
    /// the window.
    public var style: Style?
    /// The sides that respect the safe area; nil means all.
    public var safeArea: SafeArea?
    /// The navigation bar; nil hides it.
    public var navigationBar: NavigationBar?
    public var context: Context?
    public var child: any ServerDrivenComponent

    public init(
        id: String? = nil, style: Style? = nil, safeArea: SafeArea? = nil, navigationBar: NavigationBar? = nil,
        context: Context? = nil, child: any ServerDrivenComponent
    ) {
        self.id = id
        self.style = style
        self.safeArea = safeArea
        self.navigationBar = navigationBar
        self.context = context
        self.child = child
    }

    /// Creates a screen, by the parameter names of Beagle 1.x.
    public init(
        identifier: String?, style: Style? = nil, safeArea: SafeArea? = nil, navigationBar: NavigationBar? = nil,
        child: any ServerDrivenComponent, context: Context? = nil
    ) {
        self.init(
            id: identifier, style: style, safeArea: safeArea, navigationBar: navigationBar, context: context,
            child: child)
    }

    /// Creates a plain view. Below the root, a screen is an ordinary box without navigation bar and safe area.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let box = UIView()
        box.addSubview(renderer.render(child))
        return box
    }
}

extension Screen {
    private enum CodingKeys: String, CodingKey {
        case id, identifier, style, safeArea, navigationBar, context, child
    }

    /// Decodes the members. Lenient decoding also accepts `identifier`, the name of `id` in Beagle 1.x.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var id = try container.decodeIfPresent(String.self, forKey: .id)
        switch decoder.strictness {
        case .strict: break
        case .lenient: id = try id ?? container.decodeIfPresent(String.self, forKey: .identifier)
        }
        self.init(
            id: id,
            style: try container.decodeIfPresent(Style.self, forKey: .style),
            safeArea: try container.decodeIfPresent(SafeArea.self, forKey: .safeArea),
            navigationBar: try container.decodeIfPresent(NavigationBar.self, forKey: .navigationBar),
            context: try container.decodeIfPresent(Context.self, forKey: .context),
            child: try container.decode(AnyComponent.self, forKey: .child).component)
    }

    /// Encodes the members in the format of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(style, forKey: .style)
        try container.encode(safeArea ?? .all, forKey: .safeArea)
        try container.encodeIfPresent(navigationBar, forKey: .navigationBar)
        try container.encodeIfPresent(context, forKey: .context)
        try container.encode(AnyComponent(component: child), forKey: .child)
    }
}

extension ServerDrivenComponent {
    /// Returns the component as the root of a document. A screen is returned unchanged. Any other component is put into
    /// a screen without a navigation bar.
    ///
    /// Only a container passes its id to the screen (Beagle iOS 2.1, ServerDrivenComponent.swift).
    public func toScreen() -> Screen {
        (self as? Screen) ?? Screen(id: (self as? Container)?.id, child: self)
    }
}
