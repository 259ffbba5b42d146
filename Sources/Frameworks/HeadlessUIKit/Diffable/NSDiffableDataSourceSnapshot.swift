public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    struct Section {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    /// The items whose cells are reloaded although the items stay in the snapshot.
    private(set) var reloadedItems: Set<ItemIdentifierType> = []
    /// The items whose cells are configured again although the items stay in the snapshot.
    private(set) var reconfiguredItems: Set<ItemIdentifierType> = []
    /// The sections of which all items are reloaded.
    private(set) var reloadedSections: Set<SectionIdentifierType> = []

    public init() {}

    // MARK: - Contents

    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// Returns the number of items in a section; 0 if there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section; empty if there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.identifier == identifier }?.items ?? []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.identifier
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    func place(of item: ItemIdentifierType) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let place = section.items.firstIndex(of: item) { return IndexPath(indexes: [number, place]) }
        }
        return nil
    }

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, sections.indices.contains(indexPath[0]) else { return nil }
        let items = sections[indexPath[0]].items
        return items.indices.contains(indexPath[1]) ? items[indexPath[1]] : nil
    }

    // MARK: - Sections

    /// Appends sections. Sections that already exist keep their position.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { if let place = indexOfSection(toIdentifier) { insert(identifiers, at: place) } }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { if let place = indexOfSection(toIdentifier) { insert(identifiers, at: place + 1) } }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.identifier) }
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSections.formUnion(identifiers)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        let known = Set(sectionIdentifiers)
        sections.insert(
            contentsOf: identifiers.filter { !known.contains($0) }.map { Section(identifier: $0) }, at: place)
    }

    // MARK: - Items

    /// Adds items to the end of a section, or of the last section. An existing item is moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        deleteItems(identifiers)
        let place = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
        guard let place else {
            return Self.raise(
                sectionIdentifier == nil
                    ? "There are currently no sections in the data source. Please add a section first."
                    : "Invalid parameter not satisfying: section != NSNotFound",
                instead: "an item has no section to be in")
        }
        sections[place].items += unique(identifiers)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: 0, from: beforeIdentifier) }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: 1, from: afterIdentifier) }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for place in sections.indices where !sections[place].items.isEmpty {
            sections[place].items.removeAll { gone.contains($0) }
        }
    }

    public mutating func deleteAllItems() { sections = [] }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        if identifier != toIdentifier { insert([identifier], at: 0, from: toIdentifier) }
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        if identifier != toIdentifier { insert([identifier], at: 1, from: toIdentifier) }
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItems.formUnion(identifiers) }
    /// Marks items to be configured again. The cell provider is called for them, and dequeues their existing cells.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItems.formUnion(identifiers)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at shift: Int, from item: ItemIdentifierType) {
        guard place(of: item) != nil else {
            return Self.raise(
                "Invalid item identifier specified for insertion: \(item)",
                instead: "an item is to stand beside one that is not there")
        }
        deleteItems(identifiers.filter { $0 != item })
        guard let place = place(of: item) else { return }
        sections[place[0]].items.insert(contentsOf: unique(identifiers).filter { $0 != item }, at: place[1] + shift)
    }

    /// Replaces the items of a section.
    mutating func show(_ items: [ItemIdentifierType], in section: SectionIdentifierType) {
        deleteItems(items.filter { sectionIdentifier(containingItem: $0) != section })
        if let place = indexOfSection(section) { sections[place].items = items }
    }

    /// Returns the identifiers without duplicates. Duplicates, which crash an app on iOS, are logged.
    private func unique(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var seen: Set<ItemIdentifierType> = []
        var repeated: [ItemIdentifierType] = []
        let kept = identifiers.filter { identifier in
            let isNew = seen.insert(identifier).inserted
            if !isNew { repeated.append(identifier) }
            return isNew
        }
        if !repeated.isEmpty {
            let named = repeated.prefix(8).map { "\($0)" }.joined(separator: ", ")
            Self.raise(
                "supplied item identifiers are not unique. Duplicate identifiers: {(\(named))}",
                instead: "identifiers stand more than once: \(named)")
        }
        return kept
    }

    private static func raise(_ reason: String, instead trouble: String) {
        AppEnvironment.current.host.raise(
            .internalInconsistency, reason, instead: .message("In a snapshot of a data source \(trouble)"))
    }

    /// Returns the snapshot without pending reloads.
    func settled() -> Self {
        var settled = self
        settled.reloadedItems = []
        settled.reconfiguredItems = []
        settled.reloadedSections = []
        return settled
    }
}
