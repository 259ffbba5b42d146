import Flexbox
public import HeadlessUIKit

/// Tabs with a page each, from Beagle 1.x; newer documents use a ``TabBar`` and a ``PageView`` (Beagle iOS 1.9,
/// TabView.swift).
public struct TabView: Widget, HasContext, StyleIdComponent {
    public var children: [TabItem]
    /// The name of a style in the app's theme.
    public var styleId: String?
    public var context: Context?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?

    public init(
        children: [TabItem], styleId: String? = nil, context: Context? = nil, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil
    ) {
        self.children = children
        self.styleId = styleId
        self.context = context
        self.id = id
        self.style = style
        self.accessibility = accessibility
    }

    /// Creates a tab bar above pages. If the user changes the tab, the page changes too, and vice versa.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = UIView()
        view.becomeBox {
            $0.flexGrow = 1
            $0.width = .percent(100)
        }
        let bar = TabBarView(children.map(\.tab), renderer: renderer)
        bar.declared.styleID = styleId.map { StyleIdentifier($0).cssClass }
        let pages = PagesView(children.map(\.child), renderer: renderer)
        pages.show(0)
        bar.chosen = { [weak pages] in pages?.show($0) }
        pages.turned = { [weak bar] in bar?.select($0) }
        view.addSubview(bar)
        view.addSubview(pages)
        return view
    }
}

/// A tab of a ``TabView``, with its page.
public struct TabItem: Codable {
    /// The name of an image of the app.
    public var icon: Expression<String>? { tab.icon }
    public var title: String? { tab.title }
    public var child: any ServerDrivenComponent

    let tab: TabBarItem

    public init(icon: Expression<String>? = nil, title: String? = nil, child: any ServerDrivenComponent) {
        tab = TabBarItem(icon: icon, title: title)
        self.child = child
    }

    /// Creates a tab. The name of its image is given as text, which may contain an expression.
    public init(icon: StringOrExpression, title: String? = nil, child: any ServerDrivenComponent) {
        self.init(icon: Expression(text: icon), title: title, child: child)
    }

    private enum CodingKeys: String, CodingKey {
        case child
    }

    /// Decodes `{title, icon: {mobileId}, child}`; `child` is required.
    public init(from decoder: any Decoder) throws {
        tab = try TabBarItem(from: decoder)
        child = try decoder.container(keyedBy: CodingKeys.self).decode(AnyComponent.self, forKey: .child).component
    }

    /// Encodes the members that `init(from:)` decodes.
    public func encode(to encoder: any Encoder) throws {
        try tab.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(AnyComponent(component: child), forKey: .child)
    }
}
