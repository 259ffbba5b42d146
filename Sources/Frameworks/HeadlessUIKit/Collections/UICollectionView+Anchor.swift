/// Keeps visible items at their position on the screen when items before them turn out larger or smaller than
/// estimated, as in a table.
extension UICollectionView {
    /// A visible item and its position along the scroll direction.
    struct Anchor {
        let place: IndexPath
        let along: CGFloat
        /// Whether the item had a cell when the anchor was recorded.
        let isSeen: Bool
    }

    private func along(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        direction == .vertical ? attributes.frame.minY : attributes.frame.minX
    }

    /// The attributes of items outside orthogonal sections. Empty for an app's own layout, because such layouts do not
    /// use self-sizing.
    private var own: some Sequence<UICollectionViewLayoutAttributes> {
        collectionViewLayout.places.attributes.lazy.filter { $0.representedElementKind == nil && $0.strip == nil }
    }

    /// The first visible item with a cell; otherwise the first visible item.
    var anchor: Anchor? {
        let seen = bounds.inset(by: adjustedContentInset)
        var first: Anchor?
        for attributes in own where place(of: attributes).overlaps(seen) {
            let isSeen = item(at: attributes.indexPath)?.cell != nil
            let anchor = Anchor(place: attributes.indexPath, along: along(attributes), isSeen: isSeen)
            if isSeen { return anchor }
            if first == nil { first = anchor }
        }
        return first
    }

    /// Fixes the estimated sizes of items without a cell before the anchor. The estimates of items after it may still
    /// change.
    func keepGuesses(before anchor: Anchor?) {
        for attributes in own {
            guard let item = item(at: attributes.indexPath), item.isFound, item.cell == nil else { continue }
            item.guess = anchor.map { attributes.indexPath < $0.place } == true ? attributes.frame.size : nil
        }
    }

    /// Updates the layout and keeps the anchor item at its position on the screen.
    func findPlaces(keeping anchor: Anchor?) {
        findPlaces()
        guard let anchor else { return contentSize = collectionViewLayout.collectionViewContentSize }
        func distance() -> CGFloat {
            own.first { $0.indexPath == anchor.place }.map { along($0) - anchor.along } ?? 0
        }
        if distance() != 0 {
            distribute(distance(), before: anchor.place)
            findPlaces()
        }
        // If no item was visible, no position must be kept.
        resizeContent(to: collectionViewLayout.collectionViewContentSize, shiftedBy: anchor.isSeen ? distance() : 0)
    }

    /// Distributes a change of length over all items before an item that have no cell. If the resulting estimates are
    /// implausible, the mean size is used.
    private func distribute(_ way: CGFloat, before place: IndexPath) {
        guard let mean = found.mean else { return }
        let isRow = direction == .horizontal
        func length(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
        var open: [(item: CollectionItem, size: CGSize)] = []
        for attributes in own where attributes.indexPath < place {
            guard let item = item(at: attributes.indexPath), item.isFound, item.cell == nil else { continue }
            open.append((item, attributes.frame.size))
        }
        let room = open.reduce(0) { $0 + length($1.size) }
        guard room > 0, length(mean) > 0 else { return }
        let rate = (room - way) / room
        let isLikely = 0.5...2 ~= (room - way) / CGFloat(open.count) / length(mean)
        for (item, size) in open {
            let given =
                isRow
                ? CGSize(width: size.width * rate, height: size.height)
                : CGSize(width: size.width, height: size.height * rate)
            item.guess = isLikely ? given : mean
        }
    }

    /// The known sizes of self-sizing items, by section and item. They are used when the data is reloaded.
    var knownSizes: [[CGSize?]] {
        var known = items.map { $0.map { _ in CGSize?.none } }
        for attributes in own {
            let place = attributes.indexPath
            guard place.count == 2, known.indices.contains(place.section),
                known[place.section].indices.contains(place.item),
                items[place.section][place.item].isFound
            else { continue }
            known[place.section][place.item] = attributes.frame.size
        }
        return known
    }
}
