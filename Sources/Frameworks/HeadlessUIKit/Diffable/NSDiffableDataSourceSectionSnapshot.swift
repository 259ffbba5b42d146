/// What a section of a list is to show: items, and items that belong to them, which are seen while those are open.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private struct Node {
        let item: ItemIdentifierType
        let parent: ItemIdentifierType?
        let level: Int
    }

    /// All items, each behind the one that it belongs to.
    private var nodes: [Node] = []
    private var open: Set<ItemIdentifierType> = []

    /// Nothing at all.
    public init() {}

    // MARK: - What there is

    /// All items, those that are not seen too.
    public var items: [ItemIdentifierType] { nodes.map(\.item) }
    /// The items that belong to no other.
    public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
    /// The items that are seen.
    public var visibleItems: [ItemIdentifierType] {
        var hidden: Set<ItemIdentifierType> = []
        return nodes.filter { node in
            guard let parent = node.parent else { return true }
            if hidden.contains(parent) || !open.contains(parent) { hidden.insert(node.item) }
            return !hidden.contains(node.item)
        }.map(\.item)
    }

    /// Whether an item is here.
    public func contains(_ item: ItemIdentifierType) -> Bool { place(of: item) != nil }
    /// The place of an item among all; nil where it is not here.
    public func index(of item: ItemIdentifierType) -> Int? { place(of: item) }
    /// How deep an item stands; 0 where it is not here.
    public func level(of item: ItemIdentifierType) -> Int { place(of: item).map { nodes[$0].level } ?? 0 }
    /// The item that an item belongs to.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        place(of: child).flatMap { nodes[$0].parent }
    }
    /// Whether an item is open.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    /// Whether an item is seen.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

    /// The items that belong to one, by themselves, with it or without.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var found = Self()
        guard let place = place(of: parent) else { return found }
        let depth = nodes[place].level + (includingParent ? 0 : 1)
        found.nodes = nodes[(includingParent ? place : place + 1)..<end(of: place)].map { node in
            Node(item: node.item, parent: node.level == depth ? nil : node.parent, level: node.level - depth)
        }
        found.open = open.intersection(found.items)
        return found
    }

    // MARK: - Changes

    /// Adds items at the end, or behind all that belong to one.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: nodes.count, nil, 0) }
        guard let place = place(of: parent) else { return }
        insert(items, at: end(of: place), parent, nodes[place].level + 1)
    }

    /// Adds items before one, beside which they belong.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        insert(items, at: place, nodes[place].parent, nodes[place].level)
    }

    /// Adds items behind one and all that belongs to it.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        insert(items, at: end(of: place), nodes[place].parent, nodes[place].level)
    }

    /// Takes items away, with all that belongs to them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let place = place(of: item) else { continue }
            let gone = place..<end(of: place)
            open.subtract(nodes[gone].map(\.item))
            nodes.removeSubrange(gone)
        }
    }

    /// Takes everything away.
    public mutating func deleteAll() { self = Self() }

    /// Opens items.
    public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items.filter(contains)) }
    /// Closes items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }

    /// Has other items belong to one, those of a snapshot.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard let place = place(of: parent) else { return }
        let (level, gone) = (nodes[place].level + 1, (place + 1)..<end(of: place))
        open.subtract(nodes[gone].map(\.item))
        nodes.replaceSubrange(
            gone,
            with: snapshot.nodes.map { Node(item: $0.item, parent: $0.parent ?? parent, level: $0.level + level) })
        open.formUnion(snapshot.open)
    }

    private mutating func insert(
        _ items: [ItemIdentifierType], at place: Int, _ parent: ItemIdentifierType?, _ level: Int
    ) {
        var known = Set(self.items)
        let new = items.filter { known.insert($0).inserted }
        nodes.insert(contentsOf: new.map { Node(item: $0, parent: parent, level: level) }, at: place)
    }

    private func place(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }

    /// Behind all that belongs to the item at a place.
    private func end(of place: Int) -> Int {
        nodes[(place + 1)...].firstIndex { $0.level <= nodes[place].level } ?? nodes.count
    }
}

/// What an app does as items of a section are opened and closed.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
    /// Whether an item may be opened.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// An item is about to be opened.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item may be closed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// An item is about to be closed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// What belongs to an item that is opened, where an app finds it out late.
    public var snapshotForExpandingParent:
        (
            (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

    /// Nothing.
    public init() {}
}
