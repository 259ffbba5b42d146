public import HeadlessUIKit

/// A row of tabs, one of which is chosen (Beagle iOS 2.1, TabBar.swift).
public struct TabBar: Widget, HasContext, StyleIdComponent {
    /// The tabs, in order.
    public var items: [TabBarItem]
    /// The name of a look in the application's theme.
    public var styleId: String?
    /// The chosen tab, counted from 0; null and numbers without a tab change nothing.
    public var currentTab: Expression<Int>?
    /// What runs when a person chooses a tab, with its number as the context `onTabSelection`.
    @AutoCodable public var onTabSelection: [any Action]?
    /// The address of the row.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the row.
    public var accessibility: Accessibility?
    /// The context the row can see.
    public var context: Context?

    /// A row of tabs built in code.
    public init(
        items: [TabBarItem], styleId: String? = nil, currentTab: Expression<Int>? = nil,
        onTabSelection: [any Action]? = nil, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil, context: Context? = nil
    ) {
        self.items = items
        self.styleId = styleId
        self.currentTab = currentTab
        self.onTabSelection = onTabSelection
        self.id = id
        self.style = style
        self.accessibility = accessibility
        self.context = context
    }

    /// The row. A person's choice always selects and runs the actions, also on the chosen tab; `currentTab` only
    /// selects.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = TabBarView(items, renderer)
        AppliedTheme.style(view, as: styleId)
        renderer.observe(currentTab, andUpdateManyIn: view) { [weak view] in
            if let tab = $0 { view?.select(tab) }
        }
        view.chosen = { [onTabSelection, weak controller = renderer.controller, weak view] tab in
            guard let view else { return }
            controller?.execute(actions: onTabSelection, with: "onTabSelection", and: .int(tab), origin: view)
        }
        return view
    }
}

/// One tab of a ``TabBar``; one with neither picture nor title keeps an empty place.
public struct TabBarItem: Equatable, Sendable {
    /// The name of a picture among the application's own.
    public var icon: Expression<String>?
    /// Where a browser finds the same picture.
    public var iconURL: Expression<String>?
    /// What the tab says.
    public var title: String?

    /// A tab built in code.
    public init(icon: Expression<String>? = nil, iconURL: Expression<String>? = nil, title: String? = nil) {
        self.icon = icon
        self.iconURL = iconURL
        self.title = title
    }

    /// A tab whose picture's name is a text, which may be an expression.
    public init(icon: StringOrExpression, title: String? = nil) {
        self.init(icon: Expression(text: icon), title: title)
    }
}

extension TabBarItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case icon, title
    }

    private struct Icon: Codable {
        /// What backends say of the picture besides; it is read and not written.
        var source: String?
        var mobileId: Expression<String>?
        var url: Expression<String>?

        enum CodingKeys: String, CodingKey {
            case source = "_beagleImagePath_"
            case mobileId, url
        }
    }

    /// Reads `{title, icon: {mobileId, url}}`, all optional.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let icon = try container.decodeIfPresent(Icon.self, forKey: .icon)
        self.init(
            icon: icon?.mobileId, iconURL: icon?.url,
            title: try container.decodeIfPresent(String.self, forKey: .title))
    }

    /// Writes the shape that backends send.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(title, forKey: .title)
        guard icon != nil || iconURL != nil else { return }
        try container.encode(Icon(source: nil, mobileId: icon, url: iconURL), forKey: .icon)
    }
}
