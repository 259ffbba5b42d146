/// One row of a collection that is laid out as a list.
open class UICollectionViewListCell: UICollectionViewCell {
    /// What stands before and behind the content.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for accessory in oldValue { accessory.view?.removeFromSuperview() }
            for accessory in accessories { if let view = accessory.view { addSubview(view) } }
            setNeedsLayout()
            collection?.setNeedsLayout()
        }
    }
    /// How deep it stands.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// How far it is moved in for each level.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    private let separator = UIView()

    /// A row in a frame. A class that is registered must say `required` here, because Swift makes cells by this.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// A row from a storyboard or nib, with all that its file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        separator.backgroundColor = .separator
        addSubview(separator)
    }

    /// What the row contains where nobody says otherwise.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    // MARK: - Layout

    private static let gap: CGFloat = 16

    /// What accessories take on each side.
    private var rooms: (leading: CGFloat, trailing: CGFloat) {
        var rooms = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat(0))
        for accessory in accessories where accessory.view != nil {
            let room = accessory.size.width + Self.gap
            if accessory.isLeading { rooms.leading += room } else { rooms.trailing += room }
        }
        return rooms
    }

    override var contentRoom: CGRect {
        let (leading, trailing) = rooms
        return sided(CGRect(x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height))
    }

    override func size(for fit: ViewFit) -> CGSize {
        let (leading, trailing) = rooms
        guard fit.width.isGiven else { return super.size(for: fit) }
        let room = leading + trailing
        let inside = super.size(
            for: ViewFit(width: .given(max(0, fit.width.length - room)), height: fit.height))
        return CGSize(width: fit.width.length, height: inside.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var places = (leading: Self.gap, trailing: bounds.width - Self.gap)
        for accessory in accessories {
            guard let view = accessory.view else { continue }
            let size = accessory.size
            let y = ((bounds.height - size.height) * 1.5).rounded() / 3
            if accessory.isLeading {
                view.set(sided(CGRect(origin: CGPoint(x: places.leading, y: y), size: size)))
                places.leading += size.width + Self.gap
            } else {
                places.trailing -= size.width
                view.set(sided(CGRect(origin: CGPoint(x: places.trailing, y: y), size: size)))
                places.trailing -= Self.gap
            }
        }
        lieInList()
    }

    /// The row is framed as the list has it: a line below it, round corners at the ends of a group.
    private func lieInList() {
        let place = collection?.indexPath(for: self)
        let layout = collection?.collectionViewLayout as? UICollectionViewCompositionalLayout
        let list = place.flatMap { layout?.lists[$0.section] }
        let count = place.flatMap { collection?.numberOfItems(inSection: $0.section) } ?? 0
        let (isFirst, isLast) = (place?.item == 0, place?.item == count - 1)
        separator.isHidden = list?.showsSeparators != true || isLast
        let line = TableMetrics.separator
        separator.set(
            sided(CGRect(x: Self.gap, y: bounds.height - line, width: max(0, bounds.width - Self.gap), height: line)))
        bringSubviewToFront(separator)
        guard list?.appearance == .insetGrouped else { return }
        layer.cornerRadius = isFirst || isLast ? TableMetrics.corner : 0
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = true
    }

    package override var drawnFill: UIColor? {
        if isSelected { return .systemGray4 }
        if let own = super.drawnFill { return own }
        let layout = collection?.collectionViewLayout as? UICollectionViewCompositionalLayout
        return layout?.listFill == nil ? nil : .secondarySystemGroupedBackground
    }
}
