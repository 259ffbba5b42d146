public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The place of this that comes to stand there; nil where its edges lie on those of the item.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// What it lies above; kept, it lies above the item.
    open var zIndex = 0

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }

    /// Where it stands on something, as large as it is.
    func frame(on item: CGRect, _ size: CGSize) -> CGRect {
        let shift = containerAnchor.shift(of: size)
        let place = containerAnchor.edges
        guard let own = itemAnchor else {
            return CGRect(
                x: place.across(item.minX, item.midX - size.width / 2, item.maxX - size.width) + shift.x,
                y: place.down(item.minY, item.midY - size.height / 2, item.maxY - size.height) + shift.y,
                width: size.width, height: size.height)
        }
        let back = own.shift(of: size)
        return CGRect(
            x: place.across(item.minX, item.midX, item.maxX) + shift.x
                - own.edges.across(0, size.width / 2, size.width) + back.x,
            y: place.down(item.minY, item.midY, item.maxY) + shift.y
                - own.edges.down(0, size.height / 2, size.height) + back.y,
            width: size.width, height: size.height)
    }
}

open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; without one of two that lie across from each other, it is the middle.
    public let edges: NSDirectionalRectEdge
    /// How far it is moved, in points or in parts of what stands there.
    public let offset: CGPoint
    /// Whether ``offset`` is in points.
    public let isAbsoluteOffset: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset.finite, isAbsolute)
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// A place so many points from edges.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    func shift(of size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}

extension NSDirectionalRectEdge {
    fileprivate func across(_ first: CGFloat, _ middle: CGFloat, _ last: CGFloat) -> CGFloat {
        contains(.leading) == contains(.trailing) ? middle : contains(.leading) ? first : last
    }
    fileprivate func down(_ first: CGFloat, _ middle: CGFloat, _ last: CGFloat) -> CGFloat {
        contains(.top) == contains(.bottom) ? middle : contains(.top) ? first : last
    }
}

open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Before it.
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    /// Room on each side; nil is none.
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
    /// What it lies above; kept, it lies behind the items.
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
    /// Whether it stays while its section is seen; only what stands above one does.
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
