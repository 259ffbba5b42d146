public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private struct Node {
        let item: ItemIdentifierType
        let parent: ItemIdentifierType?
        let level: Int
    }

    /// The items with their levels, in depth-first order.
    private var nodes: [Node] = []
    private var open: Set<ItemIdentifierType> = []

    public init() {}

    // MARK: - Items

    /// All items, including those of collapsed parents.
    public var items: [ItemIdentifierType] { nodes.map(\.item) }
    public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
    public var visibleItems: [ItemIdentifierType] {
        var hidden: Set<ItemIdentifierType> = []
        return nodes.filter { node in
            guard let parent = node.parent else { return true }
            if hidden.contains(parent) || !open.contains(parent) { hidden.insert(node.item) }
            return !hidden.contains(node.item)
        }.map(\.item)
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { place(of: item) != nil }
    /// Returns the index among all items; nil if the item is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { place(of: item) }
    /// Returns the nesting level of an item; 0 if the item is not in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int { place(of: item).map { nodes[$0].level } ?? 0 }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        place(of: child).flatMap { nodes[$0].parent }
    }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

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
        guard let parent else { return insert(items, at: nodes.count, parent: nil, level: 0) }
        guard let place = place(of: parent) else { return }
        insert(items, at: end(of: place), parent: parent, level: nodes[place].level + 1)
    }

    /// Inserts items before `item`, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        insert(items, at: place, parent: nodes[place].parent, level: nodes[place].level)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        insert(items, at: end(of: place), parent: nodes[place].parent, level: nodes[place].level)
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
        _ items: [ItemIdentifierType], at place: Int, parent: ItemIdentifierType?, level: Int
    ) {
        var known = Set(self.items)
        let new = items.filter { known.insert($0).inserted }
        nodes.insert(contentsOf: new.map { Node(item: $0, parent: parent, level: level) }, at: place)
    }

    private func place(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }

    /// Returns the index after the last descendant of an item.
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

    public init() {}
}
