/// What lists and grids have in common: where items come from, how one is drawn, and what the end of them sets off.
struct ListSettings {
    /// How cells stand beside each other across the direction of the list.
    enum Lanes: Equatable {
        /// One cell, as wide as the list.
        case one
        /// So many cells, each with an equal share.
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

    /// The context of the item in each cell.
    var iterator: String { iteratorName ?? "item" }
    /// The context of the item's place in each cell.
    var index: String { indexName ?? "index" }
    var axis: LayoutAxis { (direction ?? .vertical).layoutAxis }
    /// Percent of the content that must have been seen.
    var threshold: Int { scrollEndThreshold ?? 100 }

    /// The place in a context that items come from, when they come from nowhere else: then writes go back there.
    var binding: Binding? {
        guard case .expression(.single(.value(.binding(let binding)))) = dataSource else { return nil }
        return binding
    }
}

extension Style {
    /// The style of a list: its cells follow each other as its direction says, whatever the style says of children.
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
