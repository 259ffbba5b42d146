/// The settings that lists and grids share.
struct ListSettings {
    /// The number of cells side by side, at right angles to the scroll direction.
    enum Lanes: Equatable {
        /// A single cell, as wide as the list.
        case one
        /// The given number of cells with equal widths.
        case grid(Int)
    }

    var dataSource: Expression<[DynamicObject]>
    var templates: [Template]
    var key: String?
    var direction: ScrollAxis?
    var lanes = Lanes.one
    var iteratorName: String?
    var indexName: String?
    var onScrollEnd: [any Action]?
    var scrollEndThreshold: Int?
    var isScrollIndicatorVisible: Bool?
    var useParentScroll: Bool?

    /// The name of the context with a cell's item.
    var iterator: String { iteratorName ?? "item" }
    /// The name of the context with a cell's index.
    var index: String { indexName ?? "index" }
    var axis: LayoutAxis { (direction ?? .vertical).layoutAxis }
    /// The percentage of the content that the user must have seen before `onScrollEnd` runs.
    var threshold: Int { scrollEndThreshold ?? 100 }

    /// The binding that provides the items, if the data source is a single binding; otherwise nil. If code in a cell
    /// writes its item, the item is also written at this binding.
    var binding: Binding? {
        guard case .expression(.single(.value(.binding(let binding)))) = dataSource else { return nil }
        return binding
    }
}

extension Style {
    /// The style that is applied to the list itself. It lacks the style's flex direction, because the direction of the
    /// list determines the layout of its cells.
    var ofList: Style {
        guard var flex else { return self }
        flex.flexDirection = nil
        flex.flexWrap = nil
        flex.justifyContent = nil
        flex.alignItems = nil
        flex.alignContent = nil
        return self.flex(flex)
    }
}
