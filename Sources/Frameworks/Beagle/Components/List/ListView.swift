public import HeadlessUIKit

/// Draws every item of an array, one after the other (Beagle iOS 2.1, ListView.swift).
public struct ListView: Widget, HasContext, InitiableComponent {
    /// The way items follow each other.
    public typealias Direction = ScrollAxis

    /// The context everything inside can see, the data source included.
    public var context: Context?
    /// What runs when the list is first laid out.
    @AutoCodable public var onInit: [any Action]?
    /// The items; anything but an array is none.
    public let dataSource: Expression<[DynamicObject]>
    /// Where in an item its key is: ids end with it, and cells follow it. Without it the item's place serves.
    public var key: String?
    /// The way items follow each other, downwards unless said.
    public var direction: Direction?
    /// What items look like: the first whose case is true, otherwise the first without a case.
    public var templates: [Template]
    /// The name of each item's context, `item` unless said.
    public var iteratorName: String?
    /// The name of the context with each item's place, `index` unless said.
    public var indexName: String?
    /// What runs when the end has been seen, once at most for each value of the data source.
    @AutoCodable public var onScrollEnd: [any Action]?
    /// Percent of the content that must have been seen for that, 100 unless said.
    public var scrollEndThreshold: Int?
    /// Whether a bar shows where the content stands; it does not unless this is true.
    public var isScrollIndicatorVisible: Bool?
    /// Whether the list is as long as its content and scrolls with what is around it.
    public var useParentScroll: Bool?
    /// The address of the list.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the list.
    public var accessibility: Accessibility?

    /// A list built in code.
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

    /// A scroll view with one cell for each item.
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

    /// Reads the members; without strictness also `template` and `children`, which Beagle 1.x has.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let direction = try container.decodeIfPresent(Direction.self, forKey: .direction)
        let templates = try container.decodeListTemplates(
            decoder.strictness, .templates, template: .template, children: .children, direction: direction)
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

    /// Writes the shape of Beagle iOS 2.1.
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
