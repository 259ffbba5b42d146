public import HeadlessUIKit

/// Draws every item of an array, several beside each other (Beagle iOS 2.1, GridView.swift).
public struct GridView: Widget, HasContext, InitiableComponent {
    /// The way lines of items follow each other.
    public typealias Direction = ScrollAxis

    /// The context everything inside can see, the data source included.
    public var context: Context?
    /// What runs when the grid is first laid out.
    @AutoCodable public var onInit: [any Action]?
    /// The items; anything but an array is none.
    public let dataSource: Expression<[DynamicObject]>
    /// Where in an item its key is: ids end with it, and cells follow it. Without it the item's place serves.
    public var key: String?
    /// The way lines of items follow each other, downwards unless said.
    public var direction: Direction?
    /// How many items share a line; less than 1 is 1.
    public let spanCount: Int
    /// What items look like: the first whose case is true, otherwise the first without a case.
    public let templates: [Template]
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
    /// Whether the grid is as long as its content and scrolls with what is around it.
    public var useParentScroll: Bool?
    /// The address of the grid.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the grid.
    public var accessibility: Accessibility?

    /// A grid built in code.
    public init(
        context: Context? = nil, onInit: [any Action]? = nil, dataSource: Expression<[DynamicObject]>,
        key: String? = nil, direction: Direction? = nil, spanCount: Int, templates: [Template],
        iteratorName: String? = nil, indexName: String? = nil, onScrollEnd: [any Action]? = nil,
        scrollEndThreshold: Int? = nil, isScrollIndicatorVisible: Bool? = nil, useParentScroll: Bool? = nil,
        id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil
    ) {
        self.context = context
        self.onInit = onInit
        self.dataSource = dataSource
        self.key = key
        self.direction = direction
        self.spanCount = spanCount
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
            lanes: .grid(min(max(1, spanCount), Self.mostLanes)), iteratorName: iteratorName, indexName: indexName,
            onScrollEnd: onScrollEnd, scrollEndThreshold: scrollEndThreshold,
            isScrollIndicatorVisible: isScrollIndicatorVisible, useParentScroll: useParentScroll)
        return settings.makeView(renderer: renderer)
    }

    /// More lanes than fit on any screen.
    private static let mostLanes = 1_000
}

extension GridView {
    private enum CodingKeys: String, CodingKey {
        case context, onInit, dataSource, key, direction, spanCount, numColumns, templates, iteratorName
        case indexName, onScrollEnd, scrollEndThreshold, isScrollIndicatorVisible, useParentScroll, id, style
        case accessibility, template, children
    }

    /// Reads the members; without strictness also what Beagle 1.x has: `numColumns`, `template` and
    /// `children`.
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
            direction: direction,
            spanCount: try container.decodeSpanCount(decoder.strictness, .spanCount, legacy: .numColumns),
            templates: try templates?.templates ?? container.decode([Template].self, forKey: .templates),
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
        try container.encode(spanCount, forKey: .spanCount)
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

extension KeyedDecodingContainer {
    /// How many cells share a line; backends of Beagle 1.x say it otherwise, and others leave it to the default.
    fileprivate func decodeSpanCount(_ strictness: DecodingStrictness, _ key: Key, legacy: Key) throws -> Int {
        switch strictness {
        case .strict: try decode(Int.self, forKey: key)
        case .lenient:
            try decodeIfPresent(Int.self, forKey: key) ?? decodeIfPresent(Int.self, forKey: legacy) ?? 1
        }
    }
}
