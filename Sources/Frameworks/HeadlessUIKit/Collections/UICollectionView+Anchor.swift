/// What is seen of the items stays where it is, as those before it come to be larger or smaller than was guessed, as in
/// a table.
extension UICollectionView {
    /// An item that is seen, and where it stands in the content, along the way that this is scrolled.
    struct Anchor {
        let place: IndexPath
        let along: CGFloat
        /// Whether it had a cell.
        let isSeen: Bool
    }

    private func along(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        direction == .vertical ? attributes.frame.minY : attributes.frame.minX
    }

    /// The places of items that do not go on sideways by themselves, where the layout is one of the system's; those of
    /// others never ask a cell.
    private var own: some Sequence<UICollectionViewLayoutAttributes> {
        collectionViewLayout.places.attributes.lazy.filter { $0.representedElementKind == nil && $0.strip == nil }
    }

    /// The first item that is seen and has a cell, or else the first one that is seen.
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

    /// Items without a cell keep the size that stands for theirs where they are before what is seen; that of others may
    /// change with all that becomes known.
    func keepGuesses(before anchor: Anchor?) {
        for attributes in own {
            guard let item = item(at: attributes.indexPath), item.isFound, item.cell == nil else { continue }
            item.guess = anchor.map { attributes.indexPath < $0.place } == true ? attributes.frame.size : nil
        }
    }

    /// Gives everything its place, and leaves an item where it is seen.
    func findPlaces(keeping anchor: Anchor?) {
        findPlaces()
        guard let anchor else { return contentSize = collectionViewLayout.collectionViewContentSize }
        func way() -> CGFloat {
            own.first { $0.indexPath == anchor.place }.map { along($0) - anchor.along } ?? 0
        }
        if way() != 0 {
            give(way(), before: anchor.place)
            findPlaces()
        }
        // Where there was nothing to be seen yet, nothing is to be kept.
        resizeContent(to: collectionViewLayout.collectionViewContentSize, shiftedBy: anchor.isSeen ? way() : 0)
    }

    /// Has the items without a cell before one take up so much, as far as they stand one after the other: they become
    /// smaller together, or larger. Where that would be unlikely, they are as large as the mean.
    private func give(_ way: CGFloat, before place: IndexPath) {
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

    /// How large all items came to be that only cells know, by section and item, for those that are there when all is
    /// loaded anew.
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
