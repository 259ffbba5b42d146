public import HeadlessUIKit

/// A list with a cell for each item of an array (Beagle iOS 2.1, ListView.swift).
public struct ListView: Widget, HasContext, InitiableComponent {
    /// The scroll direction.
    public typealias Direction = ScrollAxis

    /// The context that the list declares. Its data source can read the context.
    public var context: Context?
    /// The actions to run at the first layout of the list.
    @AutoCodable public var onInit: [any Action]?
    /// The items. Any value other than an array is treated as empty.
    public let dataSource: Expression<[DynamicObject]>
    /// The path of the key in an item; nil uses the item's index as the key. Ids in a cell end with the key. When the
    /// items change, a cell stays with the item that has its key.
    public var key: String?
    /// The scroll direction, vertical by default.
    public var direction: Direction?
    /// The templates of cells. An item uses the first whose `case` is true, otherwise the first without a `case`.
    public var templates: [Template]
    /// The name of each item's context, `item` by default.
    public var iteratorName: String?
    /// The name of the context with each item's index, `index` by default.
    public var indexName: String?
    /// The actions to run when the user has seen the end of the content, at most once for each value of the data
    /// source.
    @AutoCodable public var onScrollEnd: [any Action]?
    /// The percentage of the content that the user must have seen before `onScrollEnd` runs, 100 by default.
    public var scrollEndThreshold: Int?
    /// Whether scroll indicators are shown; false by default.
    public var isScrollIndicatorVisible: Bool?
    /// Whether the list has the size of its content and scrolls with its parent.
    public var useParentScroll: Bool?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?

    public init(
        context: Context? = nil, onInit: [any Action]? = nil, dataSource: Expression<[DynamicObject]>,
        key: String? = nil, direction: Direction? = nil, templates: [Template] = [], iteratorName: String? = nil,
        indexName: String? = nil, onScrollEnd: [any Action]? = nil, scrollEndThreshold: Int? = nil,
        isScrollIndicatorVisible: Bool? = nil, useParentScroll: Bool? = nil, id: String? = nil,
        style: Style? = nil, accessibility: Accessibility? = nil
    ) {
        self.context = context
        self.onInit = onInit
        self.dataSource = dataSource
        self.key = key
        self.direction = direction
        self.templates = templates
        self.iteratorName = iteratorName
        self.indexName = indexName
        self.onScrollEnd = onScrollEnd
        self.scrollEndThreshold = scrollEndThreshold
        self.isScrollIndicatorVisible = isScrollIndicatorVisible
        self.useParentScroll = useParentScroll
        self.id = id
        self.style = style
        self.accessibility = accessibility
    }

    /// Creates a scroll view with one cell for each item.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let settings = ListSettings(
            dataSource: dataSource, templates: templates, key: key, direction: direction,
            iteratorName: iteratorName, indexName: indexName, onScrollEnd: onScrollEnd,
            scrollEndThreshold: scrollEndThreshold, isScrollIndicatorVisible: isScrollIndicatorVisible,
            useParentScroll: useParentScroll)
        return settings.makeView(renderer: renderer)
    }
}

extension ListView {
    private enum CodingKeys: String, CodingKey {
        case context, onInit, dataSource, key, direction, templates, iteratorName, indexName, onScrollEnd
        case scrollEndThreshold, isScrollIndicatorVisible, useParentScroll, id, style, accessibility
        case template, children
    }

    /// Decodes the members. Lenient decoding also accepts the members `template` and `children` of Beagle 1.x.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let direction = try container.decodeIfPresent(Direction.self, forKey: .direction)
        let templates = try container.decodeListTemplates(
            decoder.strictness, templates: .templates, template: .template, children: .children, direction: direction)
        self.init(
            context: try container.decodeIfPresent(Context.self, forKey: .context),
            onInit: try container.decodeActionsIfPresent(forKey: .onInit),
            dataSource: try templates?.ownItems
                ?? container.decode(Expression<[DynamicObject]>.self, forKey: .dataSource),
            key: try container.decodeIfPresent(String.self, forKey: .key),
            direction: direction, templates: templates?.templates ?? [],
            iteratorName: try container.decodeIfPresent(String.self, forKey: .iteratorName),
            indexName: try container.decodeIfPresent(String.self, forKey: .indexName),
            onScrollEnd: try container.decodeActionsIfPresent(forKey: .onScrollEnd),
            scrollEndThreshold: try container.decodeIfPresent(Int.self, forKey: .scrollEndThreshold),
            isScrollIndicatorVisible: try container.decodeIfPresent(Bool.self, forKey: .isScrollIndicatorVisible),
            useParentScroll: try container.decodeIfPresent(Bool.self, forKey: .useParentScroll),
            id: try container.decodeIfPresent(String.self, forKey: .id),
            style: try container.decodeIfPresent(Style.self, forKey: .style),
            accessibility: try container.decodeIfPresent(Accessibility.self, forKey: .accessibility))
    }

    /// Encodes the members in the format of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(context, forKey: .context)
        try container.encodeIfPresent(onInit, forKey: .onInit)
        try container.encode(dataSource, forKey: .dataSource)
        try container.encodeIfPresent(key, forKey: .key)
        try container.encodeIfPresent(direction, forKey: .direction)
        try container.encode(templates, forKey: .templates)
        try container.encodeIfPresent(iteratorName, forKey: .iteratorName)
        try container.encodeIfPresent(indexName, forKey: .indexName)
        try container.encodeIfPresent(onScrollEnd, forKey: .onScrollEnd)
        try container.encodeIfPresent(scrollEndThreshold, forKey: .scrollEndThreshold)
        try container.encodeIfPresent(isScrollIndicatorVisible, forKey: .isScrollIndicatorVisible)
        try container.encodeIfPresent(useParentScroll, forKey: .useParentScroll)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(style, forKey: .style)
        try container.encodeIfPresent(accessibility, forKey: .accessibility)
    }
}
