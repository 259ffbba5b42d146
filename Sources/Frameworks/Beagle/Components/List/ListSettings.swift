/// The settings that lists and grids share.
struct ListSettings {
    /// The arrangement of cells across the scroll axis.
    enum Lanes: Equatable {
        /// One cell, as wide as the list.
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
    /// The percentage of the content that must have been seen.
    var threshold: Int { scrollEndThreshold ?? 100 }

    /// The binding that the items come from, if there is nothing else; writes to items then go back there.
    var binding: Binding? {
        guard case .expression(.single(.value(.binding(let binding)))) = dataSource else { return nil }
        return binding
    }
}

extension Style {
    /// The style for the list itself. The list's own direction determines the layout of its cells, whatever the style
    /// has for children.
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
