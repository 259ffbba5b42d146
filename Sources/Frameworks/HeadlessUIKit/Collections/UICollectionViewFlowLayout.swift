public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
        layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        forward([collectionView, collectionViewLayout, indexPath]) { (next: any UICollectionViewDelegateFlowLayout) in
            next.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        } ?? flow(collectionViewLayout).itemSize
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        forward([collectionView, collectionViewLayout, section]) { (next: any UICollectionViewDelegateFlowLayout) in
            next.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        } ?? flow(collectionViewLayout).sectionInset
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        forward([collectionView, collectionViewLayout, section]) { (next: any UICollectionViewDelegateFlowLayout) in
            next.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        } ?? flow(collectionViewLayout).minimumLineSpacing
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        forward([collectionView, collectionViewLayout, section]) { (next: any UICollectionViewDelegateFlowLayout) in
            next.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        } ?? flow(collectionViewLayout).minimumInteritemSpacing
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        forward([collectionView, collectionViewLayout, section]) { (next: any UICollectionViewDelegateFlowLayout) in
            next.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        } ?? flow(collectionViewLayout).headerReferenceSize
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        forward([collectionView, collectionViewLayout, section]) { (next: any UICollectionViewDelegateFlowLayout) in
            next.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        } ?? flow(collectionViewLayout).footerReferenceSize
    }
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// A size other than zero makes the items self-sizing.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Has no effect for horizontal scrolling.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
    }

    open override func prepare() {
        guard let collection = collectionView else { return }
        let isRow = scrollDirection == .horizontal
        let inset = collection.adjustedContentInset
        let room = collection.bounds.inset(by: inset).size.lengths
        let across = isRow ? room.height : room.width
        var found = CollectionPlaces(isKnown: true)
        var along: CGFloat = 0
        for section in 0..<collection.numberOfSections {
            along = place(section, from: along, across: across, isRow: isRow, in: collection, into: &found)
        }
        found.size = isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
        places = found
    }

    private func place(
        _ section: Int, from start: CGFloat, across: CGFloat, isRow: Bool, in collection: UICollectionView,
        into found: inout CollectionPlaces
    ) -> CGFloat {
        let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
        let inset =
            (delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset).distances
        var along = start
        func addEdge(ofKind kind: String, size: CGSize) {
            let length = isRow ? size.lengths.width : size.lengths.height
            guard length > 0 else { return }
            let frame = CGRect(x: 0, y: along, width: across, height: length)
            found.attributes.append(
                .init(
                    indexPath: IndexPath(item: 0, section: section), kind: kind, frame: isRow ? frame.turned : frame))
            along += length
        }
        addEdge(
            ofKind: UICollectionView.elementKindSectionHeader,
            size: delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize)
        let top = along
        let line =
            delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let gap =
            delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let sizes = (0..<collection.numberOfItems(inSection: section)).map { item -> CGSize in
            let size = size(of: IndexPath(item: item, section: section), delegate: delegate, in: collection)
            return isRow ? CGSize(width: size.height, height: size.width) : size
        }
        let (before, after) = isRow ? (inset.top, inset.bottom) : (inset.left, inset.right)
        along += isRow ? inset.left : inset.top
        let flow = FlowLines(
            sizes, width: max(0, across - before - after), gap: gap.isFinite ? max(0, gap) : 0,
            lineGap: line.isFinite ? max(0, line) : 0)
        for (item, frame) in flow.frames.enumerated() {
            let placed = frame.offset(by: CGPoint(x: before, y: along))
            found.attributes.append(
                .init(
                    indexPath: IndexPath(item: item, section: section), kind: nil,
                    frame: isRow ? placed.turned : placed))
        }
        along += flow.height + (isRow ? inset.right : inset.bottom)
        if sectionHeadersPinToVisibleBounds, !isRow {
            found.pin(UICollectionView.elementKindSectionHeader, of: section, until: along)
        }
        addEdge(
            ofKind: UICollectionView.elementKindSectionFooter,
            size: delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize)
        if sectionFootersPinToVisibleBounds, !isRow {
            found.pin(UICollectionView.elementKindSectionFooter, of: section, until: top)
        }
        return along
    }

    /// Returns the size of an item that the delegate or ``itemSize`` specifies; nil if the item is self-sizing.
    func saidSize(of indexPath: IndexPath) -> CGSize? {
        guard let collection = collectionView, estimatedItemSize == .zero else { return nil }
        let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
        let said = delegate?.collectionView(collection, layout: self, sizeForItemAt: indexPath) ?? itemSize
        return said == Self.automaticSize ? nil : said.lengths
    }

    private func size(
        of indexPath: IndexPath, delegate: (any UICollectionViewDelegateFlowLayout)?, in collection: UICollectionView
    ) -> CGSize {
        let said = delegate?.collectionView(collection, layout: self, sizeForItemAt: indexPath) ?? itemSize
        if estimatedItemSize == .zero, said != Self.automaticSize { return said.lengths }
        let guess =
            estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
            ? CGSize(width: 50, height: 50) : estimatedItemSize.lengths
        return collection.size(
            of: indexPath, for: ViewFit(width: .found(plain: guess.width), height: .found(plain: guess.height)))
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }
}

/// The frames of boxes that a flow layout arranges in lines of a given width. Full lines are justified. The last line
/// has the spacing of the line before it.
struct FlowLines {
    private(set) var frames: [CGRect] = []
    private(set) var height: CGFloat = 0

    init(_ sizes: [CGSize], width: CGFloat, gap: CGFloat, lineGap: CGFloat) {
        frames.reserveCapacity(sizes.count)
        var first = 0
        var spread: CGFloat?
        while first < sizes.count {
            var (end, used) = (first, sizes[first].width)
            while end + 1 < sizes.count, used + gap + sizes[end + 1].width <= width + 0.001 {
                end += 1
                used += gap + sizes[end].width
            }
            let line = sizes[first...end]
            let isFull = end + 1 < sizes.count
            if first > 0 { height += lineGap }
            let tall = line.map(\.height).max() ?? 0
            let space: CGFloat
            if isFull, line.count > 1 {
                space = gap + (width - used) / CGFloat(line.count - 1)
            } else {
                let isEven = sizes.allSatisfy { $0 == sizes[0] }
                space = isEven ? spread ?? gap : gap
            }
            // A single item that fills a line is centred.
            let isAlone = line.count == 1 && (isFull || (first > 0 && spread == nil))
            var x: CGFloat = isAlone ? max(0, (width - used) / 2) : 0
            for size in line {
                frames.append(
                    CGRect(x: x, y: height + (tall - size.height) / 2, width: size.width, height: size.height))
                x += size.width + space
            }
            if isFull, line.count > 1 { spread = space }
            height += tall
            first = end + 1
        }
    }
}

extension CGRect {
    /// Returns the rectangle mirrored in a container of this width.
    func flipped(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }

    /// Returns the rectangle with its axes exchanged.
    var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
