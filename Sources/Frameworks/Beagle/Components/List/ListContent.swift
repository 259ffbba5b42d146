import HeadlessUIKit

/// Updates the cells of a list when its items change.
///
/// Cells follow their items by key, or by index if there is no key. A cell whose item is unchanged is not touched. A
/// changed item notifies only the bindings that read it. If the order changes, as few cells as possible move.
final class ListContent {
    let settings: ListSettings
    let renderer: BeagleRenderer
    private(set) weak var list: UIView?
    var scrollEnd: ScrollEnd

    private let keyPath: Path?
    private let outerSuffix: String
    /// The ids of the contexts outside the list that the templates' `case` expressions read.
    private let outerCaseIds: [String]
    private var items: [DynamicObject]?
    private var cells: [ListCell] = []
    private var showing = Showing.nothing
    /// The rule for writes to the contexts of items. All items share one object, because there may be thousands of
    /// items.
    private lazy var itemRule = ObservableContext.WriteRule.report { [weak self] in self?.writeBack($0) }

    /// The progress of updating the cells. Bindings inside cells may write the context that the items come from, and
    /// thereby change the items during an update.
    private enum Showing {
        case nothing
        case items
        /// An update is in progress. `next` has the items that arrived meanwhile; nil if there were none.
        case itemsWith(next: [DynamicObject]?)
    }

    init(_ settings: ListSettings, in list: UIView, renderer: BeagleRenderer) {
        self.settings = settings
        self.list = list
        self.renderer = renderer
        scrollEnd = ScrollEnd(threshold: settings.threshold)
        keyPath = settings.key.flatMap(Path.init(rawValue:))
        outerSuffix = renderer.idSuffix
        outerCaseIds = settings.templates.caseContextIds.filter { $0 != settings.iterator && $0 != settings.index }
        if let key = settings.key, keyPath == nil {
            BeagleMessage.ignored(reason: "the key \"\(key)\" of a list is no path").record()
        }
    }

    /// Observes the data source, and the contexts by which the template of an item is chosen.
    func connect() {
        guard let list else { return }
        let source = settings.dataSource
        renderer.connect(reading: source.contextIds, in: list) { [weak self] scope in
            self?.sourceSpoke(source.items(in: scope))
        }
        let others = outerCaseIds.filter { !source.contextIds.contains($0) }
        if others.isEmpty { return }
        renderer.connect(reading: others, in: list) { [weak self] _ in
            if let self { show(items) }
        }
    }

    private func sourceSpoke(_ items: [DynamicObject]?) {
        let isNew = differs(items)
        if isNew || !outerCaseIds.isEmpty { show(items) }
        sourceSpoke(count: items?.count, isNew: isNew)
    }

    private func differs(_ items: [DynamicObject]?) -> Bool {
        let work = AppEnvironment.current.work
        guard work.request(bytes: (items?.count ?? 0) * 64, for: list) else { return false }
        return items != self.items
    }

    // MARK: - Cells

    private func show(_ items: [DynamicObject]?) {
        switch showing {
        case .items, .itemsWith: showing = .itemsWith(next: items)
        case .nothing:
            showing = .items
            self.items = items
            arrange(items ?? [])
            let ended = showing
            showing = .nothing
            if case .itemsWith(let next) = ended, next != items, !AppEnvironment.current.work.isOver { show(next) }
        }
    }

    /// Updates the cells for these items. The cells are arranged first and their contexts updated afterwards, so that
    /// bindings find the list in its final order.
    private func arrange(_ items: [DynamicObject]) {
        guard let list else { return }
        let work = AppEnvironment.current.work
        var former = FormerCells(cells)
        var naming = ListKey.Naming(path: keyPath, outerSuffix: outerSuffix)
        var next: [ListCell] = []
        var formerPlaces: [Int?] = []
        var kept: [(cell: ListCell, item: DynamicObject, index: Int)] = []
        for (index, item) in items.enumerated() {
            guard work.request(.cell, for: list) else { return }
            let key = naming.key(of: item, at: index)
            let place = former.place(of: key, expected: next.count)
            let present = place.map { cells[$0] }
            guard let template = template(for: item, at: index, present) else { continue }
            if let place, let present, present.template == template {
                former.markKept(place)
                kept.append((present, item, index))
                next.append(present)
                formerPlaces.append(place)
            } else {
                guard let cell = makeCell(key, template: template, item: item, index: index, in: list) else {
                    BeagleMessage.ignored(reason: "a list ends after \(index) items, there is no room for more")
                        .record()
                    break
                }
                next.append(cell)
                formerPlaces.append(nil)
            }
        }
        for place in former.left.reversed() { cells[place].view.removeFromSuperview() }
        cells = next
        arrangeCells(keeping: StableOrder.stays(formerPlaces), in: list)
        for (cell, item, index) in kept { cell.show(item, at: index) }
    }

    private func arrangeCells(keeping stays: [Bool], in list: UIView) {
        guard stays.contains(false) else { return }
        var previous: UIView? = (list as? UIScrollView)?.refreshControl  // Always behind the cells.
        let work = AppEnvironment.current.work
        for (cell, stays) in zip(cells, stays) {
            if !stays {
                // The cost of inserting a cell is proportional to the number of cells, so it is counted as work of the
                // turn.
                guard work.request(.operation, count: cells.count / 256, for: list) else { return }
                if list.subviews.last === previous {
                    list.addSubview(cell.view)
                } else if let previous {
                    list.insertSubview(cell.view, aboveSubview: previous)
                } else {
                    list.insertSubview(cell.view, at: 0)
                }
            }
            previous = cell.view
        }
    }

    /// Returns the template of an item. A cell keeps its template while neither its item nor any other relevant context
    /// has changed.
    private func template(for item: DynamicObject, at index: Int, _ present: ListCell?) -> Int? {
        guard settings.templates.hasCases else { return settings.templates.isEmpty ? nil : 0 }
        if let present, outerCaseIds.isEmpty, present.index == index, present.chosenFor == item {
            return present.template
        }
        return settings.templates.place(in: scope(of: item, at: index))
    }

    private func scope(of item: DynamicObject, at index: Int) -> EvaluationScope {
        let own = [
            ObservableContext(Context(id: settings.iterator, value: item)),
            ObservableContext(Context(id: settings.index, value: .int(index))),
        ]
        let outer = outerCaseIds.compactMap { list?.context($0) }
        return EvaluationScope(view: list, sources: .connected(own + outer))
    }

    private func makeCell(
        _ key: ListKey, template: Int, item: DynamicObject, index: Int, in list: UIView
    ) -> ListCell? {
        let item = Context(id: settings.iterator, value: item)
        let cell = ListCell(
            key: key, template: template, index: index,
            item: ObservableContext(item, rule: itemRule),
            place: ObservableContext(Context(id: settings.index, value: .int(index)), rule: .refuse),
            box: settings.cellBox, in: list)
        let content = renderer.rendering(idSuffix: key.idSuffix) {
            renderer.render(settings.templates[template].view)
        }
        return cell.fill(with: content, in: .current) ? cell : nil
    }

    /// Called when an action has written a cell's item. If the items come directly from a context, the item is also
    /// written to that context.
    private func writeBack(_ item: ObservableContext) {
        guard let binding = settings.binding, let cell = cells.first(where: { $0.item === item }) else { return }
        let path = Path(nodes: binding.path.nodes + [.index(cell.index)])
        list?.context(binding.context)?.set(item.value, at: path)
    }
}

extension Expression<[DynamicObject]> {
    /// Returns the items, evaluated with the contexts of a scope; nil if the value is not an array. Strings in contexts
    /// are never expressions.
    fileprivate func items(in scope: EvaluationScope) -> [DynamicObject]? {
        switch self {
        case .value(let items): items.map { $0.evaluate(in: scope) }
        case .expression: evaluate(in: scope)
        }
    }

    /// The ids of the contexts that the items depend on. A literal array may contain expressions, too.
    fileprivate var contextIds: [String] {
        switch self {
        case .value(let items): items.flatMap(\.expressions).contextIds
        case .expression(let expression): expression.contextIds
        }
    }
}
