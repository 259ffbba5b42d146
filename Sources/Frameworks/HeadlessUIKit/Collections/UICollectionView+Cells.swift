/// Creates cells when their items come near the visible area.
extension UICollectionView {
    // MARK: - Items

    func item(at indexPath: IndexPath) -> CollectionItem? {
        guard indexPath.count == 2, (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item) else {
            return nil
        }
        return items[indexPath.section][indexPath.item]
    }

    /// Loads the numbers of sections and items from the data source if needed.
    func loadIfNeeded() {
        guard state == .needed, let dataSource else { return }
        state = .done
        let known = knownSizes
        for view in shownCells + Array(supplements.values) { view.removeFromSuperview() }
        items = []
        supplements = [:]
        for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
            let count = max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
            guard AppEnvironment.current.work.request(.view, count: count, for: self) else { break }
            let section = (0..<count).map { _ in CollectionItem() }
            for (item, size) in zip(section, known.indices.contains(items.count) ? known[items.count] : []) {
                item.guess = size
            }
            items.append(section)
        }
    }

    /// Replaces the items. Each element is the item's former index path, or nil for a new item.
    func keepCells(_ places: [[IndexPath?]]) {
        guard state == .done else { return reloadData() }
        let (former, shown) = (items, shownCells)
        items = places.map { section in
            section.map { place in
                guard let place, former.indices.contains(place.section),
                    former[place.section].indices.contains(place.item)
                else { return CollectionItem() }
                return former[place.section][place.item]
            }
        }
        let staying = Set(shownCells.map(ObjectIdentifier.init))
        for gone in shown + Array(supplements.values) where !staying.contains(ObjectIdentifier(gone)) {
            gone.removeFromSuperview()
        }
        supplements = [:]
        orderCells()
        setNeedsLayout()
    }

    /// The cells of all items that have one.
    var shownCells: [UICollectionViewCell] { items.flatMap { $0.compactMap(\.cell) } }

    /// Puts the cells into the order of their items.
    private func orderCells() {
        let first = children.prefix { !($0 is UICollectionViewCell) }.count
        // All other cells are in orthogonal sections.
        let own = shownCells.filter { $0.superview == nil || $0.superview === self }
        for (place, cell) in own.enumerated() {
            let place = first + place
            if place < children.count, children[place] === cell { continue }
            insertSubview(cell, at: place)
        }
    }

    // MARK: - Cells

    /// Creates the cells of items near the visible area. Returns whether there were any.
    func makeNearCells() -> Bool {
        let wanted = itemsToMake(atMost: found.count > 0 ? .max : Self.firstCells)
        return make(wanted) && !wanted.isEmpty
    }

    /// Whether items without a cell are near the visible area.
    var wantsCells: Bool { state == .done && !itemsToMake(atMost: 1).isEmpty }

    /// An item without a cell, and its visible frame.
    private typealias Missing = (place: IndexPath, frame: CGRect)

    private var missing: [Missing] {
        collectionViewLayout.all.compactMap { attributes in
            guard attributes.representedElementKind == nil, let item = item(at: attributes.indexPath), item.cell == nil
            else { return nil }
            return (attributes.indexPath, visibilityFrame(of: attributes))
        }
    }

    /// Returns the frame that determines whether an item is near the visible area. For an item in an orthogonal section
    /// it is the frame of the section.
    func visibilityFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        attributes.strip.flatMap { collectionViewLayout.places.strips[$0]?.frame } ?? place(of: attributes)
    }

    /// Returns the nearby items without a cell. At most `limit` of them are self-sizing.
    private func itemsToMake(atMost limit: Int) -> [Missing] {
        let near = near
        var (wanted, unknown): ([Missing], Int) = ([], 0)
        for (place, frame) in missing where frame.overlaps(near) {
            if item(at: place)?.isFound == true {
                guard unknown < limit else { break }
                unknown += 1
            }
            wanted.append((place, frame))
        }
        return wanted
    }

    /// Creates the cells of these items. Returns whether the turn's limits allowed all of them.
    private func make(_ wanted: [Missing]) -> Bool {
        guard let dataSource, !wanted.isEmpty else { return true }
        prefetch(wanted)
        state = .running
        defer { state = .done }
        let isWhole = wanted.allSatisfy { makeCell(at: $0.place, from: dataSource) }
        orderCells()
        return isWhole
    }

    private func makeCell(at place: IndexPath, from dataSource: any UICollectionViewDataSource) -> Bool {
        let work = AppEnvironment.current.work
        guard work.request(.cell, for: self), work.request(.view, count: 2, for: self) else { return false }
        let cell = dataSource.collectionView(self, cellForItemAt: place)
        cell.collection = self
        cell.settleConfiguration()
        installMenu(on: cell, at: place)
        guard let item = item(at: place) else { return true }
        item.cell = cell
        // The lengths are prescribed before the constraints are solved, because otherwise the content's constraints
        // would conflict.
        if item.isFound { cell.inside?.apply(item.fit) }
        return true
    }

    /// Calls the prefetch data source for items that are not visible yet.
    private func prefetch(_ wanted: [Missing]) {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let seen = bounds
        let ahead = wanted.filter { !$0.frame.overlaps(seen) }.map(\.place)
        if !ahead.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: ahead) }
    }

    /// Records the part of the content around the visible area in which all items have cells.
    func noteFilledContent() {
        let isRow = direction == .horizontal
        let gaps = missing.map { isRow ? $0.frame.minX...$0.frame.maxX : $0.frame.minY...$0.frame.maxY }
        filled = FilledContent(
            around: isRow ? contentOffset.x : contentOffset.y, of: isRow ? contentSize.width : contentSize.height,
            without: gaps)
    }

    // MARK: - Sizes

    /// Returns the size of a self-sizing item. Without a cell, the mean of the known sizes is used.
    func size(of indexPath: IndexPath, for fit: ViewFit) -> CGSize {
        let plain = CGSize(width: fit.width.length, height: fit.height.length).lengths
        guard let item = item(at: indexPath) else { return plain }
        item.fit = fit
        guard let cell = item.cell else {
            guard item.isFound, let guess = item.guess ?? found.mean else { return plain }
            return CGSize(
                width: fit.width.isGiven ? plain.width : guess.width,
                height: fit.height.isGiven ? plain.height : guess.height)
        }
        let size = cell.preferredSize(for: fit).lengths
        if item.isFound { found.add(size) }
        return size
    }
}
