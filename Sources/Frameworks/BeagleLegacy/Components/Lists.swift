public import Beagle

public import enum Beagle.Expression

extension ListView {
    /// A list (Beagle iOS 1.9, ListView.swift).
    public init(
        context: Context? = nil, onInit: [any Beagle.Action]? = nil, dataSource: Expression<[DynamicObject]>,
        key: String? = nil, direction: Direction? = nil, templates: [Template], iteratorName: String? = nil,
        onScrollEnd: [any Beagle.Action]? = nil, scrollEndThreshold: Int? = nil,
        isScrollIndicatorVisible: Bool? = nil, widgetProperties: WidgetProperties
    ) {
        self = ListView(
            context: context, onInit: onInit, dataSource: dataSource, key: key, direction: direction,
            templates: templates, iteratorName: iteratorName, onScrollEnd: onScrollEnd,
            scrollEndThreshold: scrollEndThreshold, isScrollIndicatorVisible: isScrollIndicatorVisible
        ).with(widgetProperties)
    }

    /// A list whose items all look the same.
    public init(
        context: Context? = nil, onInit: [any Beagle.Action]? = nil, dataSource: Expression<[DynamicObject]>,
        key: String? = nil, direction: Direction? = nil, template: any Beagle.ServerDrivenComponent,
        iteratorName: String? = nil, onScrollEnd: [any Beagle.Action]? = nil, scrollEndThreshold: Int? = nil,
        isScrollIndicatorVisible: Bool? = nil, widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self.init(
            context: context, onInit: onInit, dataSource: dataSource, key: key, direction: direction,
            templates: [Template(view: template)], iteratorName: iteratorName, onScrollEnd: onScrollEnd,
            scrollEndThreshold: scrollEndThreshold, isScrollIndicatorVisible: isScrollIndicatorVisible,
            widgetProperties: widgetProperties)
    }

    /// A list of components that are there already.
    public init(children: [any Beagle.ServerDrivenComponent]?, direction: Direction = .vertical) {
        let items = DynamicObject.array((children ?? []).indices.map { .int($0) })
        let templates = (children ?? []).enumerated().map { place, child in
            Template(case: .expression(.single(Self.isItem(place))), view: child)
        }
        self = ListView(
            dataSource: .value(items.asItems), direction: direction, templates: templates)
    }

    /// A list of the components of a closure.
    public init(
        direction: Direction = .vertical, @ChildrenBuilder _ children: () -> [any Beagle.ServerDrivenComponent]
    ) {
        self.init(children: children(), direction: direction)
    }

    /// A list of one component.
    @_disfavoredOverload
    public init(
        direction: Direction = .vertical, @ChildBuilder _ children: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(children: [children()], direction: direction)
    }

    /// Whether the item is the one of this number.
    private static func isItem(_ place: Int) -> SingleExpression {
        .operation(
            Operation(
                name: "eq",
                parameters: [.value(.binding(Binding(context: "item"))), .value(.literal(.int(place)))]))
    }
}

extension DynamicObject {
    fileprivate var asItems: [DynamicObject] {
        if case .array(let items) = self { items } else { [] }
    }
}

extension GridView {
    /// A grid (Beagle iOS 1.9, GridView.swift).
    public init(
        context: Context? = nil, onInit: [any Beagle.Action]? = nil, dataSource: Expression<[DynamicObject]>,
        key: String? = nil, direction: Direction? = nil, spanCount: Int, templates: [Template],
        iteratorName: String? = nil, onScrollEnd: [any Beagle.Action]? = nil, scrollEndThreshold: Int? = nil,
        isScrollIndicatorVisible: Bool? = nil, widgetProperties: WidgetProperties
    ) {
        self = GridView(
            context: context, onInit: onInit, dataSource: dataSource, key: key, direction: direction,
            spanCount: spanCount, templates: templates, iteratorName: iteratorName, onScrollEnd: onScrollEnd,
            scrollEndThreshold: scrollEndThreshold, isScrollIndicatorVisible: isScrollIndicatorVisible
        ).with(widgetProperties)
    }

    /// A grid that grows downwards, as 1.8 writes it.
    public init(
        context: Context? = nil, onInit: [any Beagle.Action]? = nil, dataSource: Expression<[DynamicObject]>,
        key: String? = nil, numColumns: Int, templates: [Template], iteratorName: String? = nil,
        onScrollEnd: [any Beagle.Action]? = nil, scrollEndThreshold: Int? = nil,
        isScrollIndicatorVisible: Bool? = nil, widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self.init(
            context: context, onInit: onInit, dataSource: dataSource, key: key, spanCount: numColumns,
            templates: templates, iteratorName: iteratorName, onScrollEnd: onScrollEnd,
            scrollEndThreshold: scrollEndThreshold, isScrollIndicatorVisible: isScrollIndicatorVisible,
            widgetProperties: widgetProperties)
    }
}
