public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor on the supplementary view; nil aligns its edges with the item's.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Stored; has no visible effect. Supplementary views are always above the item.
    open var zIndex = 0

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }

    /// Returns the frame of a supplementary view of this size on an item.
    func frame(on item: CGRect, _ size: CGSize) -> CGRect {
        let shift = containerAnchor.shift(of: size)
        let place = containerAnchor.edges
        guard let own = itemAnchor else {
            return CGRect(
                x: place.across(first: item.minX, middle: item.midX - size.width / 2, last: item.maxX - size.width)
                    + shift.x,
                y: place.down(first: item.minY, middle: item.midY - size.height / 2, last: item.maxY - size.height)
                    + shift.y,
                width: size.width, height: size.height)
        }
        let back = own.shift(of: size)
        return CGRect(
            x: place.across(first: item.minX, middle: item.midX, last: item.maxX) + shift.x
                - own.edges.across(first: 0, middle: size.width / 2, last: size.width) + back.x,
            y: place.down(first: item.minY, middle: item.midY, last: item.maxY) + shift.y
                - own.edges.down(first: 0, middle: size.height / 2, last: size.height) + back.y,
            width: size.width, height: size.height)
    }
}

open class NSCollectionLayoutAnchor: NSObject {
    /// The edges. On an axis without an edge, the anchor is in the middle.
    public let edges: NSDirectionalRectEdge
    /// The offset, in points or as a fraction of the supplementary view's size.
    public let offset: CGPoint
    public let isAbsoluteOffset: Bool

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset.finite, isAbsolute)
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, offset: .zero, isAbsolute: true) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

    func shift(of size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}

extension NSDirectionalRectEdge {
    fileprivate func across(first: CGFloat, middle: CGFloat, last: CGFloat) -> CGFloat {
        contains(.leading) == contains(.trailing) ? middle : contains(.leading) ? first : last
    }
    fileprivate func down(first: CGFloat, middle: CGFloat, last: CGFloat) -> CGFloat {
        contains(.top) == contains(.bottom) ? middle : contains(.top) ? first : last
    }
}

open class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates edge spacings. An edge with nil has no spacing.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

    var room: UIEdgeInsets {
        UIEdgeInsets(
            top: top?.spacing ?? 0, left: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
            right: trailing?.spacing ?? 0)
    }
}

open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// Stored; has no visible effect. Decoration views are always behind the items.
    open var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole)
    }

    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(kind: elementKind) }
}

open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    /// Whether the view stays in the visible area while its section is visible. Has an effect for headers only.
    open var pinToVisibleBounds = false

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.alignment = alignment
        super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: .init(edges: .top))
    }

    var isBelow: Bool {
        switch alignment {
        case .bottom, .bottomLeading, .bottomTrailing: true
        case .none, .top, .topLeading, .topTrailing, .leading, .trailing: false
        }
    }
}
