open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for accessory in oldValue { accessory.view?.removeFromSuperview() }
            for accessory in accessories { if let view = accessory.view { addSubview(view) } }
            setNeedsLayout()
            collection?.setNeedsLayout()
        }
    }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    private let separator = UIView()
    private var lineGuide: UILayoutGuide?
    /// The sides of the row that have swipe actions. The page allows swipes only there.
    private var offers: Set<RowSide> = [] { didSet { if oldValue != offers { mark(.interaction) } } }
    /// The swipe actions while they are open; nil while they are closed.
    private var actions: RowActions?

    /// A registered subclass must declare this initializer `required`, because Swift creates cells with it.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        separator.backgroundColor = .separator
        addSubview(separator)
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The horizontal extent of the separator below the row.
    open var separatorLayoutGuide: UILayoutGuide {
        if let lineGuide { return lineGuide }
        let guide = UILayoutGuide()
        lineGuide = guide
        addLayoutGuide(guide)
        let rules = [
            guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.gap),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        for rule in rules { rule.priority = .defaultLow }
        let places = [
            guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(rules + places)
        return guide
    }

    /// The disclosure button, if a tap anywhere on the row toggles the item; nil otherwise.
    var outlineOfRow: OutlineButton? {
        accessories.lazy.compactMap { $0.view as? OutlineButton }.first { $0.takesRow }
    }

    // MARK: - Layout

    private static let gap: CGFloat = 16

    /// The widths of the accessories at the leading and at the trailing side, in points.
    private var rooms: (leading: CGFloat, trailing: CGFloat) {
        var rooms = (leading: CGFloat(indentationLevel) * indentationWidth, trailing: CGFloat(0))
        for accessory in accessories where accessory.view != nil {
            let room = accessory.size.width + Self.gap
            if accessory.isLeading { rooms.leading += room } else { rooms.trailing += room }
        }
        return rooms
    }

    /// The horizontal offset of a row with open swipe actions; positive values are towards the trailing side.
    private var shift: CGFloat { actions.map { ($0.side == .leading ? 1 : -1) * $0.width(in: bounds.width) } ?? 0 }

    override var contentRoom: CGRect {
        let (leading, trailing) = rooms
        return sided(
            CGRect(x: leading + shift, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height))
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
        let shift = shift
        var places = (leading: Self.gap + shift, trailing: bounds.width - Self.gap + shift)
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

    /// Applies the appearance of the list: the separator below the row, and rounded corners at the ends of a group.
    private func lieInList() {
        let place = collection?.indexPath(for: self)
        let list = place.flatMap { collection?.list(of: $0.section) }
        if let place, let outline = (collection?.dataSource as? any OutlineSource)?.outline(at: place) {
            for case let button as OutlineButton in accessories.map(\.view) { button.show(isOpen: outline.isOpen) }
        }
        let separators = place.flatMap { list?.separators(at: $0) }
        offers = list?.swipeSides ?? []
        if let actions {
            let width = actions.width(in: bounds.width)
            let x = actions.side == .leading ? 0 : bounds.width - width
            actions.set(sided(CGRect(x: x, y: 0, width: width, height: bounds.height)))
        }
        let count = place.flatMap { collection?.numberOfItems(inSection: $0.section) } ?? 0
        let (isFirst, isLast) = (place?.item == 0, place?.item == count - 1)
        let isShown =
            switch separators?.bottomSeparatorVisibility ?? .automatic {
            case .automatic: list?.showsSeparators == true && !isLast
            case .visible: true
            case .hidden: false
            }
        separator.isHidden = !isShown
        separator.backgroundColor = separators?.color ?? .separator
        let line = TableMetrics.separator
        var inset = separators?.bottomSeparatorInsets ?? .zero
        if inset == .zero { inset.leading = Self.gap }
        if let frame = lineGuide?.layoutFrame, frame.width > 0 {
            let (start, end) = (frame.minX, bounds.width - frame.maxX)
            (inset.leading, inset.trailing) = isMirrored ? (end, start) : (start, end)
        }
        separator.set(
            sided(
                CGRect(
                    x: inset.leading + shift, y: bounds.height - line,
                    width: max(0, bounds.width - inset.leading - inset.trailing), height: line)))
        bringSubviewToFront(separator)
        guard list?.appearance == .insetGrouped else { return }
        layer.cornerRadius = isFirst || isLast ? TableMetrics.corner : 0
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = true
    }

    /// The configuration of the list that contains the row; nil outside a list.
    private var list: UICollectionLayoutListConfiguration? {
        collection?.indexPath(for: self).flatMap { collection?.list(of: $0.section) }
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.interaction) else { return }
        let sides = [RowSide.leading, .trailing].filter(offers.contains)
        writer.setString(.aside, to: actions?.side.rawValue)
        writer.setString(.actions, to: sides.isEmpty ? nil : sides.map(\.rawValue).joined(separator: " "))
    }

    package override var drawnFill: UIColor? {
        if isSelected { return .systemGray4 }
        if let own = super.drawnFill { return own }
        let layout = collection?.collectionViewLayout as? UICollectionViewCompositionalLayout
        return layout?.listFill == nil ? nil : .secondarySystemGroupedBackground
    }
}

extension UICollectionLayoutListConfiguration {
    /// The sides at which rows may have swipe actions.
    fileprivate var swipeSides: Set<RowSide> {
        var sides: Set<RowSide> = []
        if leadingSwipeActionsConfigurationProvider != nil { sides.insert(.leading) }
        if trailingSwipeActionsConfigurationProvider != nil { sides.insert(.trailing) }
        return sides
    }

    fileprivate func actions(at place: IndexPath, _ side: RowSide) -> UISwipeActionsConfiguration? {
        switch side {
        case .leading: leadingSwipeActionsConfigurationProvider?(place)
        case .trailing: trailingSwipeActionsConfigurationProvider?(place)
        }
    }
}

extension UICollectionViewListCell: RowHolding {
    package func offersActions(at side: RowSide) -> Bool { offers.contains(side) }
    package var isDrawnAside: Bool { actions != nil }
    package var isMovable: Bool { false }
    package func receiveMove(by places: Int) {}
    package func receiveDragBack() { collection?.closeRow() }

    package func receiveDrag(to side: RowSide, isWhole: Bool) {
        guard let collection else { return }
        collection.closeRow()
        guard let place = collection.indexPath(for: self), let configuration = list?.actions(at: place, side),
            let first = configuration.actions.first
        else { return }
        let made = RowActions(configuration.actions, side: side) { [weak self] action, button in
            self?.perform(action, from: button)
        }
        collection.openRow = self
        draw(aside: made)
        if isWhole, configuration.performsFirstActionWithFullSwipe { perform(first, from: made) }
    }

    private func perform(_ action: UIContextualAction, from view: UIView) {
        action.handler(action, view) { [weak self] _ in
            if let collection = self?.collection, collection.openRow === self { collection.closeRow() }
        }
    }

    /// Opens swipe actions beside the row. Nil closes them.
    fileprivate func draw(aside actions: RowActions?) {
        UIView.animate(withDuration: BatchUpdate.duration) {
            self.actions?.removeFromSuperview()
            self.actions = actions
            if let actions { addSubview(actions) }
            mark(.interaction)
            setNeedsLayout()
            layoutIfNeeded()
        }
    }
}

extension UICollectionView {
    /// Returns the list configuration of a section.
    fileprivate func list(of section: Int) -> UICollectionLayoutListConfiguration? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.lists[section]
    }

    /// Closes the open row. Returns whether there was one.
    @discardableResult
    func closeRow() -> Bool {
        guard let row = openRow else { return false }
        openRow = nil
        row.draw(aside: nil)
        return true
    }
}
