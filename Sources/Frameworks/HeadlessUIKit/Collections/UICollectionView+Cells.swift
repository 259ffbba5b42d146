/// Cells, which are made for items as they come near to what is seen.
extension UICollectionView {
    // MARK: - Items

    func item(at indexPath: IndexPath) -> CollectionItem? {
        guard indexPath.count == 2, (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item) else {
            return nil
        }
        return items[indexPath.section][indexPath.item]
    }

    /// Asks the data source what there is, unless that is known.
    func loadIfNeeded() {
        guard state == .needed, let dataSource else { return }
        state = .done
        let known = knownSizes
        for view in shownCells + Array(supplements.values) { view.removeFromSuperview() }
        items = []
        supplements = [:]
        for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
            let count = max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
            guard UIApplication.shared.work.take(.view, count, for: self) else { break }
            let section = (0..<count).map { _ in CollectionItem() }
            for (item, size) in zip(section, known.indices.contains(items.count) ? known[items.count] : []) {
                item.guess = size
            }
            items.append(section)
        }
    }

    /// Shows other items: for each the place where it was, or nil where it is new.
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

    /// The cells that there are.
    var shownCells: [UICollectionViewCell] { items.flatMap { $0.compactMap(\.cell) } }

    /// Puts cells into the order of their items.
    private func orderCells() {
        let first = children.prefix { !($0 is UICollectionViewCell) }.count
        // Others are in what goes on sideways.
        let own = shownCells.filter { $0.superview == nil || $0.superview === self }
        for (place, cell) in own.enumerated() {
            let place = first + place
            if place < children.count, children[place] === cell { continue }
            insertSubview(cell, at: place)
        }
    }

    // MARK: - Cells

    /// Makes the cells of items that have come near; whether there were any.
    func makeNearCells() -> Bool {
        let wanted = itemsToMake(atMost: found.count > 0 ? .max : Self.firstCells)
        return make(wanted) && !wanted.isEmpty
    }

    /// Whether items without a cell have come near.
    var wantsCells: Bool { state == .done && !itemsToMake(atMost: 1).isEmpty }

    /// An item without a cell, and where it is seen.
    private typealias Missing = (place: IndexPath, frame: CGRect)

    private var missing: [Missing] {
        collectionViewLayout.all.compactMap { attributes in
            guard attributes.representedElementKind == nil, let item = item(at: attributes.indexPath), item.cell == nil
            else { return nil }
            return (attributes.indexPath, sight(of: attributes))
        }
    }

    /// Where an item is seen: one that goes on sideways, with its section.
    func sight(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        attributes.strip.flatMap { collectionViewLayout.places.strips[$0]?.frame } ?? place(of: attributes)
    }

    /// The items without a cell that are near, so many at most of which only a cell knows the size.
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

    /// Makes these cells; whether the turn allowed all of them.
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
        let work = UIApplication.shared.work
        guard work.take(.cell, for: self), work.take(.view, 2, for: self) else { return false }
        let cell = dataSource.collectionView(self, cellForItemAt: place)
        cell.collection = self
        cell.settleConfiguration()
        offerMenu(on: cell, at: place)
        guard let item = item(at: place) else { return true }
        item.cell = cell
        // Before its constraints are met with others: without a place of its own, content would contradict them.
        if item.isFound { cell.inside?.take(item.fit) }
        return true
    }

    /// Tells of those that are not seen yet.
    private func prefetch(_ wanted: [Missing]) {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let seen = bounds
        let ahead = wanted.filter { !$0.frame.overlaps(seen) }.map(\.place)
        if !ahead.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: ahead) }
    }

    /// Notes where items have no cells.
    func noteFilledContent() {
        let isRow = direction == .horizontal
        let gaps = missing.map { isRow ? $0.frame.minX...$0.frame.maxX : $0.frame.minY...$0.frame.maxY }
        filled = FilledContent(
            around: isRow ? contentOffset.x : contentOffset.y, of: isRow ? contentSize.width : contentSize.height,
            without: gaps)
    }

    // MARK: - Sizes

    /// The size that an item asks for where sides are to be found; without a cell, the mean of those before it stands
    /// for it.
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
        let size = cell.size(for: fit).lengths
        if item.isFound { found.add(size) }
        return size
    }
}
