open class UICollectionViewLayoutAttributes: NSObject {
    open var frame = CGRect.zero
    /// The item, or the section's place with 0.
    open var indexPath: IndexPath
    /// What it is besides an item; nil for an item.
    open internal(set) var representedElementKind: String?
    open var alpha: CGFloat = 1
    open var isHidden = false
    /// How far in front it is; kept.
    open var zIndex = 0
    /// Scale, rotation and shift.
    open var transform = CGAffineTransform.identity
    /// The part of the content that scrolls by itself in which it stands; nil for the collection itself.
    var strip: Int?
    /// The edge as far as which it goes to stay in sight, down or, for what stands below a section, up; nil for what
    /// does not.
    var staysUntil: CGFloat?

    /// The place of the first item; for subclasses.
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

    /// Another object of the same class with the same values; a subclass adds its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        (copy.frame, copy.indexPath, copy.representedElementKind) = (frame, indexPath, representedElementKind)
        (copy.alpha, copy.isHidden, copy.zIndex, copy.transform) = (alpha, isHidden, zIndex, transform)
        (copy.strip, copy.staysUntil) = (strip, staysUntil)
        return copy
    }
    /// Another object of the same class with the same values.
    open override func copy() -> Any { copy(with: nil) }

    /// Whether the other is of the same item or part, and has the same values; a subclass compares its own too.
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

/// Says where the items of a collection stand; a class of its own overrides all of it.
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    /// Where everything stands, for layouts that come with the system.
    var places = CollectionPlaces()

    /// The class of the places that the layout makes; code of the app's own asks for it.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// What makes what lies behind items, by its kind.
    private(set) var decorations: [String: () -> UICollectionReusableView] = [:]

    /// A layout that no collection has yet.
    public override init() {}

    open func register(_ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass.map { viewClass in { viewClass.init(frame: .zero) } }
    }

    /// A layout from an archive; nothing is read from it.
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
    /// Whether places are counted from the other side where lines begin elsewhere than the layout was written for.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// Whether other bounds ask for other places; they always do.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    /// All places.
    var all: [UICollectionViewLayoutAttributes] {
        places.isKnown
            ? places.attributes
            : layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize)) ?? []
    }
}

/// Where everything in a collection stands.
struct CollectionPlaces {
    /// Whether a layout that comes with the system has found them.
    var isKnown = false
    var size = CGSize.zero
    var attributes: [UICollectionViewLayoutAttributes] = []
    /// The parts of the content that scroll by themselves, by their sections.
    var strips: [Int: Strip] = [:]

    /// What stands above or below a section stays in sight until an edge.
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
