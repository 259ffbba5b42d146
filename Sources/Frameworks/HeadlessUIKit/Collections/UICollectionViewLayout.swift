open class UICollectionViewLayoutAttributes: NSObject {
    open var frame = CGRect.zero
    /// The index path of the item; for a supplementary view of a section, item 0.
    open var indexPath: IndexPath
    open internal(set) var representedElementKind: String?
    open var alpha: CGFloat = 1
    open var isHidden = false
    /// Stored; has no visible effect.
    open var zIndex = 0
    open var transform = CGAffineTransform.identity
    /// The section with orthogonal scrolling that contains the element; nil if the collection view itself scrolls it.
    var strip: Int?
    /// The coordinate beyond which a pinned header or footer does not move; nil if it is not pinned.
    var staysUntil: CGFloat?

    public required override init() { indexPath = IndexPath(item: 0, section: 0) }

    convenience init(indexPath: IndexPath, kind: String?, frame: CGRect = .zero, strip: Int? = nil) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = kind
        self.frame = frame
        self.strip = strip
    }

    public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath, kind: nil) }

    public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(indexPath: indexPath, kind: kind)
    }

    /// Returns an object of the same class with the same values. A subclass copies its own properties too.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        (copy.frame, copy.indexPath, copy.representedElementKind) = (frame, indexPath, representedElementKind)
        (copy.alpha, copy.isHidden, copy.zIndex, copy.transform) = (alpha, isHidden, zIndex, transform)
        (copy.strip, copy.staysUntil) = (strip, staysUntil)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }

    /// Returns whether all values are equal. A subclass compares its own properties too.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return frame == other.frame && indexPath == other.indexPath && alpha == other.alpha
            && representedElementKind == other.representedElementKind && isHidden == other.isHidden
            && zIndex == other.zIndex && transform == other.transform
    }
    open override var hash: Int { indexPath.hashValue }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
}

/// The layout of a collection view. A subclass in an app computes the attributes of all elements itself.
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    /// The attributes that one of UIKit's own layouts computed; empty for a layout of the app.
    var places = CollectionPlaces()

    /// The class of the attributes that the layout creates. The app can read it; Kennel's UIKit does not use it.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// Functions that create decoration views, by the views' kind.
    private(set) var decorations: [String: () -> UICollectionReusableView] = [:]

    public override init() {}

    open func register(_ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass.map { viewClass in { viewClass.init(frame: .zero) } }
    }

    /// Reads nothing from `coder`.
    public required init?(coder: NSCoder) {}

    open func invalidateLayout() { collectionView?.setNeedsLayout() }
    open func prepare() {}
    open var collectionViewContentSize: CGSize { places.size }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.attributes.filter { $0.frame.intersects(rect) }
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.attributes.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
    }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.attributes.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
    }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether positions are mirrored if the layout direction is not the development layout direction.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// Always returns true.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    /// The attributes of all elements.
    var all: [UICollectionViewLayoutAttributes] {
        places.isKnown
            ? places.attributes
            : layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize)) ?? []
    }
}

/// The result of a layout pass: the attributes of all elements.
struct CollectionPlaces {
    /// Whether a UIKit layout (flow or compositional) computed the attributes. False for an app's own layout.
    var isKnown = false
    var size = CGSize.zero
    var attributes: [UICollectionViewLayoutAttributes] = []
    /// The orthogonally scrolling sections, by number.
    var strips: [Int: Strip] = [:]

    /// Pins a header or footer to the visible area, up to an edge.
    func pin(_ kind: String, of section: Int, until edge: CGFloat) {
        for place in attributes where place.indexPath.section == section && place.representedElementKind == kind {
            place.staysUntil = edge
        }
    }

    struct Strip {
        var frame: CGRect
        var content: CGSize
        var pages: Bool
    }
}
