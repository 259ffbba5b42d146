/// The disclosure button of an outline item in a list.
final class OutlineButton: UIButton {
    /// Whether a tap anywhere in the row also toggles the item.
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

    /// Shows the expanded or collapsed state of the item.
    func show(isOpen: Bool) {
        guard self.isOpen != isOpen else { return }  // a new image each time would request layout
        self.isOpen = isOpen
        setImage(UIImage(systemName: isOpen ? "chevron.down" : "chevron.right"), for: .normal)
        accessibilityLabel = SystemWords.word(isOpen ? "Collapse" : "Expand")
    }

    /// Expands or collapses the item, or runs the app's own action.
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

/// A data source of an outline, for sections with items inside items.
protocol OutlineSource: AnyObject {
    /// Returns the level of an item and whether it is expanded; nil in a section without an outline.
    func outline(at place: IndexPath) -> (level: Int, isOpen: Bool)?
    /// Expands or collapses an item.
    func toggle(at place: IndexPath)
}
