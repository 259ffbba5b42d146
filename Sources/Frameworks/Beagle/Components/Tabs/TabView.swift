import Flexbox
public import HeadlessUIKit

/// Tabs with a page each, of Beagle 1.x; documents now use a ``TabBar`` and a ``PageView`` (Beagle iOS 1.9,
/// TabView.swift).
public struct TabView: Widget, HasContext, StyleIdComponent {
    /// The tabs and their pages, in order.
    public var children: [TabItem]
    /// The name of a look in the application's theme.
    public var styleId: String?
    /// The context everything inside can see.
    public var context: Context?
    /// The address of the tabs with their pages.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents it.
    public var accessibility: Accessibility?

    /// Tabs built in code.
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

    /// A tab bar above pages; whichever a person moves, the other follows.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = UIView()
        view.becomeBox {
            $0.flexGrow = 1
            $0.width = .percent(100)
        }
        let bar = TabBarView(children.map(\.tab), renderer)
        bar.declared.styleID = styleId.map { StyleIdentifier($0).cssClass }
        let pages = PagesView(children.map(\.child), renderer)
        pages.show(0)
        bar.chosen = { [weak pages] in pages?.show($0) }
        pages.turned = { [weak bar] in bar?.select($0) }
        view.addSubview(bar)
        view.addSubview(pages)
        return view
    }
}

/// One tab of a ``TabView`` with its page.
public struct TabItem: Codable {
    /// The name of a picture among the application's own.
    public var icon: Expression<String>? { tab.icon }
    /// What the tab says.
    public var title: String? { tab.title }
    /// The page.
    public var child: any ServerDrivenComponent

    let tab: TabBarItem

    /// A tab built in code.
    public init(icon: Expression<String>? = nil, title: String? = nil, child: any ServerDrivenComponent) {
        tab = TabBarItem(icon: icon, title: title)
        self.child = child
    }

    /// A tab whose picture's name is a text, which may be an expression.
    public init(icon: StringOrExpression, title: String? = nil, child: any ServerDrivenComponent) {
        self.init(icon: Expression(text: icon), title: title, child: child)
    }

    private enum CodingKeys: String, CodingKey {
        case child
    }

    /// Reads `{title, icon: {mobileId}, child}`; the child must be there.
    public init(from decoder: any Decoder) throws {
        tab = try TabBarItem(from: decoder)
        child = try decoder.container(keyedBy: CodingKeys.self).decode(AnyComponent.self, forKey: .child).component
    }

    /// Writes the same members.
    public func encode(to encoder: any Encoder) throws {
        try tab.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(AnyComponent(component: child), forKey: .child)
    }
}
