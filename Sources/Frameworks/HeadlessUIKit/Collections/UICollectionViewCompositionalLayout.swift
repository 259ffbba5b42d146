open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
}

open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private let provider: SectionProvider
    /// The list configurations of the sections by section number, as of the last layout.
    private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    /// The background colour of the first list.
    var listFill: UIColor? { lists[lists.keys.min() ?? 0]?.fill }
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    public convenience init(sectionProvider: @escaping SectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: .init())
    }

    public init(
        sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout without sections; nothing is read from `coder`.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = .init()
        super.init(coder: coder)
    }

    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        guard let collection = collectionView else { return }
        let room = collection.bounds.inset(by: collection.adjustedContentInset).size.lengths
        var found = CollectionPlaces(isKnown: true)
        let isRow = configuration.scrollDirection == .horizontal
        var along: CGFloat = 0
        let fill = listFill
        lists = [:]
        defer { if listFill != fill { collection.mark(.style) } }
        for number in 0..<collection.numberOfSections {
            guard let section = provider(number, LayoutEnvironment(contentSize: room)) else { continue }
            lists[number] = section.list
            if number > 0 {
                along += configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
            }
            var pass = SectionPass(section, number: number, room: room, isRow: isRow, in: collection)
            along = pass.run(from: along, into: &found)
        }
        found.size = isRow ? CGSize(width: along, height: room.height) : CGSize(width: room.width, height: along)
        places = found
    }
}

/// The layout of one section, while it is computed.
private struct SectionPass {
    let section: NSCollectionLayoutSection
    let number: Int
    let room: CGSize
    let isRow: Bool
    let collection: UICollectionView
    private var next = 0
    private let count: Int

    init(
        _ section: NSCollectionLayoutSection, number: Int, room: CGSize, isRow: Bool, in collection: UICollectionView
    ) {
        self.section = section
        self.number = number
        self.room = room
        self.isRow = isRow
        self.collection = collection
        count = collection.numberOfItems(inSection: number)
    }

    /// Places all items. Returns the end of the section.
    mutating func run(from start: CGFloat, into found: inout CollectionPlaces) -> CGFloat {
        let inset = section.contentInsets.edges.distances
        let inside = CGSize(width: room.width, height: room.height).reduced(by: inset, isRow: isRow)
        let sideways = section.orthogonalScrollingBehavior != .none
        var along = start
        for item in section.boundarySupplementaryItems where !item.isBelow {
            along = place(item, at: along, in: inside, inset: inset, into: &found)
        }
        let top = along + (isRow ? inset.left : inset.top)
        let goesRight = isRow != sideways
        let origin = isRow ? CGPoint(x: top, y: inset.top) : CGPoint(x: inset.left, y: top)
        var (at, thickest) = (origin, CGFloat(0))
        let gap = section.interGroupSpacing.isFinite ? max(0, section.interGroupSpacing) : 0
        let strip = sideways ? number : nil
        while next < count {
            let before = next
            let size = fill(section.group, at: at, in: inside, strip: strip, into: &found)
            guard next > before else { break }
            if goesRight { at.x += size.width + gap } else { at.y += size.height + gap }
            thickest = max(thickest, goesRight ? size.height : size.width)
        }
        let length = max(0, (goesRight ? at.x - origin.x : at.y - origin.y) - (count > 0 ? gap : 0))
        along = top + (sideways ? thickest : length) + (isRow ? inset.right : inset.bottom)
        if sideways {
            let frame =
                isRow
                ? CGRect(x: top, y: 0, width: thickest, height: room.height)
                : CGRect(x: 0, y: top, width: room.width, height: thickest)
            let content =
                isRow
                ? CGSize(width: thickest, height: length + inset.top + inset.bottom)
                : CGSize(width: length + inset.left + inset.right, height: thickest)
            let pages = section.orthogonalScrollingBehavior == .paging
            found.strips[number] = .init(frame: frame, content: content, pages: pages)
        }
        for item in section.boundarySupplementaryItems where !item.isBelow && item.pinToVisibleBounds && !isRow {
            found.pin(item.elementKind, of: number, until: along)
        }
        for item in section.boundarySupplementaryItems where item.isBelow {
            along = place(item, at: along, in: inside, inset: inset, into: &found)
            if item.pinToVisibleBounds, !isRow { found.pin(item.elementKind, of: number, until: top) }
        }
        for item in section.decorationItems {
            let frame =
                isRow
                ? CGRect(x: start, y: 0, width: along - start, height: room.height)
                : CGRect(x: 0, y: start, width: room.width, height: along - start)
            found.attributes.append(
                .init(
                    indexPath: IndexPath(item: 0, section: number), kind: item.elementKind,
                    frame: frame.inset(by: item.contentInsets.edges.distances)))
        }
        return along
    }

    private func place(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, at along: CGFloat, in inside: CGSize,
        inset: UIEdgeInsets, into found: inout CollectionPlaces
    ) -> CGFloat {
        let indexPath = IndexPath(item: 0, section: number)
        let size = collection.size(of: item.elementKind, at: indexPath, for: item.layoutSize.fit(in: inside))
        let origin = isRow ? CGPoint(x: along, y: inset.top) : CGPoint(x: inset.left, y: along)
        found.attributes.append(
            .init(
                indexPath: indexPath, kind: item.elementKind,
                frame: CGRect(origin: origin, size: size).inset(by: item.contentInsets.edges.distances)))
        return along + (isRow ? size.width : size.height)
    }

    /// Places the next items in a group. Returns the size of the group.
    private mutating func fill(
        _ group: NSCollectionLayoutGroup, at origin: CGPoint, in room: CGSize, strip: Int?,
        into found: inout CollectionPlaces
    ) -> CGSize {
        let fit = group.layoutSize.fit(in: room)
        let inset = group.contentInsets.edges.distances
        let inner = CGSize(
            width: max(0, fit.width.length - inset.left - inset.right),
            height: max(0, fit.height.length - inset.top - inset.bottom))
        let isRow = group.isRow
        let end = isRow ? fit.width : fit.height
        let limit = isRow ? inner.width : inner.height
        let gap = group.interItemSpacing?.spacing ?? 0
        var (used, thickest, placed) = (CGFloat(0), CGFloat(0), 0)
        while next < count, !group.subitems.isEmpty, placed < group.count ?? .max {
            let item = group.subitems[placed % group.subitems.count]
            if group.count == nil, placed >= group.subitems.count, !end.isGiven { break }
            var side = item.layoutSize.fit(in: inner)
            if let count = group.count {
                let share = ViewFit.Side.given(max(0, (limit - gap * CGFloat(count - 1)) / CGFloat(count)))
                if isRow { side.width = share } else if end.isGiven { side.height = share }
            }
            let start = used + (placed > 0 ? gap : 0)
            let long = isRow ? side.width.length : side.height.length
            if end.isGiven, group.count == nil, placed > 0, start + long > limit + 0.01 { break }
            let corner = CGPoint(
                x: origin.x + inset.left + (isRow ? start : 0), y: origin.y + inset.top + (isRow ? 0 : start))
            let size = place(item, fit: side, at: corner, in: inner, strip: strip, into: &found)
            used = start + (isRow ? size.width : size.height)
            thickest = max(thickest, isRow ? size.height : size.width)
            placed += 1
        }
        let (along, across) = isRow ? (used, thickest) : (thickest, used)
        return CGSize(
            width: fit.width.isGiven ? fit.width.length : along + inset.left + inset.right,
            height: fit.height.isGiven ? fit.height.length : across + inset.top + inset.bottom)
    }

    private mutating func place(
        _ item: NSCollectionLayoutItem, fit side: ViewFit, at corner: CGPoint, in inner: CGSize, strip: Int?,
        into found: inout CollectionPlaces
    ) -> CGSize {
        if let group = item as? NSCollectionLayoutGroup {
            return fill(group, at: corner, in: inner, strip: strip, into: &found)
        }
        let indexPath = IndexPath(item: next, section: number)
        next += 1
        let room = item.edgeSpacing?.room.distances ?? .zero
        let inset = item.contentInsets.edges.distances
        func reduced(_ side: ViewFit.Side, by taken: CGFloat) -> ViewFit.Side {
            switch side {
            case .given(let length): .given(max(0, length - taken))
            case .found(let plain): .found(plain: max(0, plain - taken))
            }
        }
        let (across, down) = (inset.left + inset.right, inset.top + inset.bottom)
        let size = collection.size(
            of: indexPath, for: ViewFit(width: reduced(side.width, by: across), height: reduced(side.height, by: down)))
        let origin = CGPoint(x: corner.x + room.left + inset.left, y: corner.y + room.top + inset.top)
        let frame = CGRect(origin: origin, size: size)
        found.attributes.append(.init(indexPath: indexPath, kind: nil, frame: frame, strip: strip))
        for extra in item.supplementaryItems {
            let own = collection.size(of: extra.elementKind, at: indexPath, for: extra.layoutSize.fit(in: size))
            found.attributes.append(
                .init(indexPath: indexPath, kind: extra.elementKind, frame: extra.frame(on: frame, own), strip: strip))
        }
        return CGSize(
            width: size.width + across + room.left + room.right, height: size.height + down + room.top + room.bottom)
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate var edges: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

extension CGSize {
    /// Returns the size without insets. The length in the direction of the sections is unlimited.
    fileprivate func reduced(by inset: UIEdgeInsets, isRow: Bool) -> CGSize {
        CGSize(
            width: isRow ? width : max(0, width - inset.left - inset.right),
            height: isRow ? max(0, height - inset.top - inset.bottom) : height)
    }
}
