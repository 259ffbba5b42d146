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
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        place(of: child).flatMap { nodes[$0].parent }
    }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
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

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        insert(items, at: end(of: place), nodes[place].parent, nodes[place].level)
    }

    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let place = place(of: item) else { continue }
            let gone = place..<end(of: place)
            open.subtract(nodes[gone].map(\.item))
            nodes.removeSubrange(gone)
        }
    }

    public mutating func deleteAll() { self = Self() }

    public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items.filter(contains)) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }

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

public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent:
        (
            (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

    /// Nothing.
    public init() {}
}
