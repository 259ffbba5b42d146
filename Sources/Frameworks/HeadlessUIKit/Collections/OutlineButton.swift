/// Opens and closes an item that others belong to, in a list.
final class OutlineButton: UIButton {
    /// Whether a tap anywhere on the row does it, too.
    private(set) var takesRow = false
    private var pressed: (() -> Void)?
    private var isOpen: Bool?

    convenience init(takesRow: Bool, pressed: (() -> Void)?) {
        self.init(type: .system)
        self.takesRow = takesRow
        self.pressed = pressed
        show(isOpen: false)
        addAction { [weak self] _ in self?.toggle() }
    }

    override var typeName: String? { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }

    /// Shows whether the item is open.
    func show(isOpen: Bool) {
        guard self.isOpen != isOpen else { return }  // a picture of its own each time would ask for layout
        self.isOpen = isOpen
        setImage(UIImage(systemName: isOpen ? "chevron.down" : "chevron.right"), for: .normal)
        accessibilityLabel = SystemWords.word(isOpen ? "Collapse" : "Expand")
    }

    /// Opens or closes the item, or does what the app has for that.
    func toggle() {
        if let pressed { return pressed() }
        var view = superview
        while let current = view, !(current is UICollectionViewListCell) { view = current.superview }
        guard let cell = view as? UICollectionViewListCell, let collection = cell.collection,
            let place = collection.indexPath(for: cell)
        else { return }
        (collection.dataSource as? any OutlineSource)?.toggle(at: place)
    }
}

/// What shows sections in which items belong to others.
protocol OutlineSource: AnyObject {
    /// How an item stands: how deep, and whether it is open; nil in a section of another kind.
    func outline(at place: IndexPath) -> (level: Int, isOpen: Bool)?
    /// Opens an item or closes it.
    func toggle(at place: IndexPath)
}
