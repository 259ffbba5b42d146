public import HeadlessUIKit

/// A row of tabs, one of which is selected (Beagle iOS 2.1, TabBar.swift).
public struct TabBar: Widget, HasContext, StyleIdComponent {
    public var items: [TabBarItem]
    /// The name of a style in the app's theme.
    public var styleId: String?
    /// The selected tab, counted from 0; null and invalid numbers change nothing.
    public var currentTab: Expression<Int>?
    /// The actions to run when the user selects a tab, with its number as the context `onTabSelection`.
    @AutoCodable public var onTabSelection: [any Action]?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    public var context: Context?

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

    /// Creates the tab bar. When the user selects a tab, even the selected one, the actions run. A change of
    /// `currentTab` only selects the tab.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = TabBarView(items, renderer: renderer)
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

/// A tab of a ``TabBar``; without icon and title it is an empty space.
public struct TabBarItem: Equatable, Sendable {
    /// The name of an image of the app.
    public var icon: Expression<String>?
    /// The URL of the same image for browsers.
    public var iconURL: Expression<String>?
    public var title: String?

    public init(icon: Expression<String>? = nil, iconURL: Expression<String>? = nil, title: String? = nil) {
        self.icon = icon
        self.iconURL = iconURL
        self.title = title
    }

    /// Creates a tab. The name of its image is given as text, which may contain an expression.
    public init(icon: StringOrExpression, title: String? = nil) {
        self.init(icon: Expression(text: icon), title: title)
    }
}

extension TabBarItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case icon, title
    }

    private struct Icon: Codable {
        /// The kind of the icon's source, which some backends send. It is decoded and ignored, and always encoded as
        /// nil.
        var source: String?
        var mobileId: Expression<String>?
        var url: Expression<String>?

        enum CodingKeys: String, CodingKey {
            case source = "_beagleImagePath_"
            case mobileId, url
        }
    }

    /// Decodes `{title, icon: {mobileId, url}}`; all members are optional.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let icon = try container.decodeIfPresent(Icon.self, forKey: .icon)
        self.init(
            icon: icon?.mobileId, iconURL: icon?.url,
            title: try container.decodeIfPresent(String.self, forKey: .title))
    }

    /// Encodes the format that backends send.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(title, forKey: .title)
        guard icon != nil || iconURL != nil else { return }
        try container.encode(Icon(source: nil, mobileId: icon, url: iconURL), forKey: .icon)
    }
}
