public import Beagle

public import enum Beagle.Expression

extension ListView {
    /// Creates a list (Beagle iOS 1.9, ListView.swift).
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

    /// Creates a list with a single template.
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

    /// Creates a list with fixed children.
    public init(children: [any Beagle.ServerDrivenComponent]?, direction: Direction = .vertical) {
        let items = DynamicObject.array((children ?? []).indices.map { .int($0) })
        let templates = (children ?? []).enumerated().map { place, child in
            Template(case: .expression(.single(Self.isItem(place))), view: child)
        }
        self = ListView(
            dataSource: .value(items.asItems), direction: direction, templates: templates)
    }

    /// Creates a list with the children that a closure builds.
    public init(
        direction: Direction = .vertical, @ChildrenBuilder _ children: () -> [any Beagle.ServerDrivenComponent]
    ) {
        self.init(children: children(), direction: direction)
    }

    /// Creates a list with one child.
    @_disfavoredOverload
    public init(
        direction: Direction = .vertical, @ChildBuilder _ children: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(children: [children()], direction: direction)
    }

    /// Returns an expression that is true for the item at an index.
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
    /// Creates a grid (Beagle iOS 1.9, GridView.swift).
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

    /// Creates a vertical grid with the signature of 1.8.
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
