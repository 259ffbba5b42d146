/// Cells are created when their items come within one collection view size of the visible area, and are kept. Cells are
/// not reused.
open class UICollectionView: UIScrollView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if oldValue !== dataSource { reloadData() } }
    }
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { attach(collectionViewLayout, replacing: oldValue) }
    }
    open var allowsSelection = true
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    open var allowsMultipleSelection = false
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    var items: [[CollectionItem]] = []
    /// The item that is being moved.
    var movement: ItemMovement?
    var supplements: [SupplementKey: UICollectionReusableView] = [:]
    private(set) var strips: [Int: UIScrollView] = [:]
    private var cellClasses: [String: (CGRect) -> UICollectionViewCell] = [:]
    private var viewClasses: [String: [String: () -> UICollectionReusableView]] = [:]
    var state = ListLoading.needed
    /// The sizes found in this layout pass for self-sizing items.
    var found = MeanSize()
    /// The updates that are being collected.
    var update: BatchUpdate?
    /// The list row whose swipe actions are open.
    weak var openRow: UICollectionViewListCell?
    /// The delegate's support for context menus.
    var menus = CollectionMenus()
    /// Whether positions were measured from the right edge in the last layout pass.
    private var wasFlipped = false

    struct SupplementKey: Hashable {
        let kind: String
        let indexPath: IndexPath
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Reads the layout from a storyboard or nib. For other archives, a flow layout is used.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: - Cells

    open func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = { cellClass.init(frame: $0) }
    }

    /// Registers a function that creates cells; nil removes the registration.
    func register(_ make: (() -> UICollectionViewCell)?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = make.map { make in { _ in make() } }
    }

    open func register(
        _ viewClass: UICollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(
            { viewClass.init(frame: Self.plainFrame) }, forSupplementaryViewOfKind: elementKind,
            withReuseIdentifier: identifier)
    }

    /// Registers a function that creates supplementary views of a kind; nil removes the registration.
    func register(
        _ make: (() -> UICollectionReusableView)?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { viewClasses[elementKind, default: [:]][identifier] = make }

    /// Returns a new cell of the registered class. Without a registration, which crashes an app on iOS, a plain cell is
    /// returned and a message is logged.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = cellToReconfigure(at: indexPath), cell.reuseIdentifier == identifier { return cell }
        if cellClasses[identifier] == nil {
            raiseUnregistered("cell", identifier, instead: "No class of cells is registered for \"\(identifier)\"")
        }
        let frame = firstFrame(of: indexPath)
        let cell = cellClasses[identifier]?(frame) ?? UICollectionViewCell(frame: frame)
        cell.reuseIdentifier = identifier
        return cell
    }

    /// Returns a new view of the registered class. Without a registration, which crashes an app on iOS, a plain view is
    /// returned and a message is logged.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let known = viewClasses[elementKind]?[identifier]
        if known == nil {
            raiseUnregistered(
                elementKind, identifier, instead: "No class of \(elementKind) is registered for \"\(identifier)\"")
        }
        let view = known?() ?? UICollectionReusableView(frame: Self.plainFrame)
        view.reuseIdentifier = identifier
        return view
    }

    package override var drawnFill: UIColor? {
        let own = super.drawnFill
        let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listFill
        return own == nil || own == .systemBackground ? list ?? own : own
    }

    /// Returns the initial frame of a cell. It has the size that a flow layout prescribes, unless the cell itself
    /// determines its size. Some cells lay out their content for this size when they are created.
    func firstFrame(of indexPath: IndexPath) -> CGRect {
        let size = (collectionViewLayout as? UICollectionViewFlowLayout)?.saidSize(of: indexPath)
        return size.map { CGRect(origin: .zero, size: $0) } ?? Self.plainFrame
    }

    static let plainFrame = CGRect(x: 0, y: 0, width: 50, height: 50)

    private func raiseUnregistered(_ kind: String, _ identifier: String, instead text: String) {
        AppEnvironment.current.host.raise(
            .internalInconsistency,
            "could not dequeue a view of kind: \(kind == "cell" ? "UICollectionElementKindCell" : kind) with identifier "
                + "\(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a "
                + "storyboard",
            instead: .message(text))
    }

    // MARK: - Data

    /// Discards the items. The data is loaded before the next layout pass, or when items are first requested.
    open func reloadData() {
        guard state != .running else { return }
        state = .needed
        setNeedsLayout()
    }

    open var numberOfSections: Int {
        loadIfNeeded()
        return items.count
    }

    /// Returns 0 if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        return items.indices.contains(section) ? items[section].count : 0
    }

    /// Returns the cell of an item; nil if there is no such item, or if it is far from the visible area.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard let item = item(at: indexPath) else { return nil }
        if item.cell == nil, state == .done { layoutIfNeeded() }
        return item.cell
    }

    /// Returns the index path of a cell; nil if the cell is not in the collection view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        for (section, items) in items.enumerated() {
            if let place = items.firstIndex(where: { $0.cell === cell }) {
                return IndexPath(item: place, section: section)
            }
        }
        return nil
    }

    /// Returns the header, the footer or another supplementary view; nil if the view has not been laid out yet.
    open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        supplements[SupplementKey(kind: kind, indexPath: indexPath)]
    }

    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

    open var indexPathsForVisibleItems: [IndexPath] {
        layoutIfNeeded()
        let seen = bounds
        return collectionViewLayout.all.filter { $0.representedElementKind == nil && place(of: $0).overlaps(seen) }
            .map(\.indexPath)
    }

    /// Returns the index path of the item at a point; nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return collectionViewLayout.all.first { $0.representedElementKind == nil && place(of: $0).contains(point) }?
            .indexPath
    }

    /// Returns the attributes of an item; nil if there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    // MARK: - Selection

    open var indexPathsForSelectedItems: [IndexPath]? {
        items.enumerated().flatMap { section, items in
            items.indices.filter { items[$0].isSelected }.map { IndexPath(item: $0, section: section) }
        }
    }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for item in items.joined() { item.isSelected = false }
            return
        }
        if !allowsMultipleSelection {
            for item in items.joined() where item.isSelected { item.isSelected = false }
        }
        item(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        item(at: indexPath)?.isSelected = false
    }

    func receiveTap(on cell: UICollectionViewCell) -> Bool {
        guard allowsSelection, let tapped = indexPath(for: cell) else { return false }
        let delegate = delegate as? any UICollectionViewDelegate
        if closeRow() { return true }
        guard delegate?.collectionView(self, shouldHighlightItemAt: tapped) ?? true else { return true }
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: tapped)
        cell.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: tapped)
        if let outline = (cell as? UICollectionViewListCell)?.outlineOfRow {
            outline.toggle()
            return true
        }
        if allowsMultipleSelection, cell.isSelected {
            guard delegate?.collectionView(self, shouldDeselectItemAt: tapped) ?? true else { return true }
            cell.isSelected = false
            delegate?.collectionView(self, didDeselectItemAt: tapped)
            return true
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: tapped) ?? true else { return true }
        let former = allowsMultipleSelection ? [] : (indexPathsForSelectedItems ?? []).filter { $0 != tapped }
        selectItem(at: tapped, animated: false, scrollPosition: [])
        cell.chosen?(cell)
        for gone in former { delegate?.collectionView(self, didDeselectItemAt: gone) }
        delegate?.collectionView(self, didSelectItemAt: tapped)
        return true
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        move(animated: animated) {
            collectionViewLayout.layoutAttributesForItem(at: indexPath).map {
                offset(showing: place(of: $0), at: scrollPosition)
            }
        }
    }

    private func offset(showing frame: CGRect, at scrollPosition: ScrollPosition) -> CGPoint {
        if scrollPosition.isEmpty { return offset(showing: frame) }
        let inset = adjustedContentInset
        var target = contentOffset
        if scrollPosition.contains(.top) { target.y = frame.minY - inset.top }
        if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - bounds.height / 2 }
        if scrollPosition.contains(.bottom) { target.y = frame.maxY + inset.bottom - bounds.height }
        if scrollPosition.contains(.left) { target.x = frame.minX - inset.left }
        if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - bounds.width / 2 }
        if scrollPosition.contains(.right) { target.x = frame.maxX + inset.right - bounds.width }
        return target
    }

    // MARK: - Layout

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        setCollectionViewLayout(layout, animated: animated)
        if let completion { MainQueue.async { completion(true) } }
    }

    /// Stored; has no visible effect.
    open var isEditing = false

    private func attach(_ layout: UICollectionViewLayout, replacing former: UICollectionViewLayout) {
        guard layout !== former else { return }
        former.collectionView = nil
        layout.collectionView = self
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        findPlaces()
        contentSize = collectionViewLayout.collectionViewContentSize
        while true {
            let anchor = anchor
            keepGuesses(before: anchor)
            guard makeNearCells() else { break }
            findPlaces(keeping: anchor)
        }
        noteFilledContent()
        placeStrips()
        for attributes in collectionViewLayout.all { place(attributes) }
        backgroundView?.frame = bounds
        displayItems()
        guard flips != wasFlipped else { return }
        wasFlipped = flips
        showBeginning(of: self)
    }

    /// Updates the layout twice: first to give the cells their prescribed widths and heights, then with the sizes that
    /// the cells determined.
    func findPlaces() {
        prepareLayout()
        guard let engine = constraintEngine else { return }
        engine.update()
        prepareLayout()
    }

    private func prepareLayout() {
        found.startOver()
        collectionViewLayout.prepare()
    }

    override func moved() {
        let sight = visibleContent
        for view in supplements.values { view.stand(in: sight) }
        if wantsCells { setNeedsLayout() } else { displayItems() }
    }

    /// Whether positions are measured from the right edge, for right-to-left layout.
    private var flips: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// Returns the frame, mirrored if positions are measured from the right.
    func place(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        flips && attributes.strip == nil ? attributes.frame.flipped(in: contentSize.width) : attributes.frame
    }

    /// Scrolls an orthogonal section to its beginning, which is its right edge in a right-to-left layout.
    private func showBeginning(of scroll: UIScrollView) {
        let rest = scroll.rest
        scroll.contentOffset.x = flips ? rest.last.x : rest.first.x
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes) {
        let view: UICollectionReusableView?
        if let kind = attributes.representedElementKind {
            view = supplement(of: kind, at: attributes.indexPath)
        } else {
            view = item(at: attributes.indexPath)?.cell
        }
        guard let view else { return }
        let holder: UIView = attributes.strip.flatMap { strips[$0] } ?? self
        if view.superview !== holder { holder.addSubview(view) }
        var frame = CGRect(origin: attributes.frame.origin.finite, size: attributes.frame.size.lengths)
        if let strip = holder as? UIScrollView, strip !== self {
            frame = frame.offset(by: CGPoint(x: -strip.frame.minX, y: -strip.frame.minY))
            if flips { frame = frame.flipped(in: max(strip.contentSize.width, strip.bounds.width)) }
        } else if flips {
            frame = frame.flipped(in: contentSize.width)
        }
        let pin = attributes.staysUntil.map { edge in
            edge > frame.minY
                ? PinnedPlace(first: frame.minY, last: max(frame.minY, edge - frame.height))
                : PinnedPlace(first: edge, last: frame.minY, edge: .lower)
        }
        view.pin(pin)
        if let pin { frame.origin.y = pin.top(of: frame.height, in: visibleContent) }
        view.setFrame(frame)
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.transform = attributes.transform
        view.apply(attributes)
    }

    private func placeStrips() {
        let wanted = collectionViewLayout.places.strips
        for (section, strip) in strips where wanted[section] == nil {
            strip.removeFromSuperview()
            strips[section] = nil
        }
        for (section, place) in wanted.sorted(by: { $0.key < $1.key }) {
            let strip = strips[section] ?? UIScrollView()
            let isNew = strip.superview == nil
            if isNew { addSubview(strip) }
            strips[section] = strip
            strip.scrollAxis = .horizontal
            strip.showsHorizontalScrollIndicator = false
            strip.isPagingEnabled = place.pages
            strip.contentInsetAdjustmentBehavior = .never
            strip.frame = place.frame
            strip.contentSize = place.content
            if isNew || flips != wasFlipped { showBeginning(of: strip) }
        }
    }

    private func supplement(of kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        let key = SupplementKey(kind: kind, indexPath: indexPath)
        if let known = supplements[key] { return known }
        guard AppEnvironment.current.work.request(.cell, for: self) else { return nil }
        if let decoration = collectionViewLayout.decorations[kind]?() {
            supplements[key] = decoration
            insertSubview(decoration, at: backgroundView?.superview === self ? 1 : 0)
            return decoration
        }
        let made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
        supplements[key] = made
        if let made {
            addSubview(made)
            (delegate as? any UICollectionViewDelegate)?.collectionView(
                self, willDisplaySupplementaryView: made, forElementKind: kind, at: indexPath)
        }
        return made
    }

    /// Returns the size of a supplementary view.
    func size(of kind: String, at indexPath: IndexPath, for fit: ViewFit) -> CGSize {
        if fit.width.isGiven, fit.height.isGiven {
            return CGSize(width: fit.width.length, height: fit.height.length).lengths
        }
        return supplement(of: kind, at: indexPath)?.preferredSize(for: fit).lengths ?? .zero
    }

    // MARK: - Updates

    /// Runs `updates` and shows the recorded changes together; remaining cells move with an animation.
    ///
    /// If the data source's counts do not match, which crashes an app on iOS, all data is reloaded and a message is
    /// logged.
    @_disfavoredOverload
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        collect { updates?() }
        completion?(true)
    }

    open func insertItems(at indexPaths: [IndexPath]) { collect { update?.inserted += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { collect { update?.deleted += indexPaths } }
    open func reloadItems(at indexPaths: [IndexPath]) { collect { update?.reloaded += indexPaths } }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        collect { update?.moved.append((indexPath, newIndexPath)) }
    }

    open func insertSections(_ sections: IndexSet) { collect { update?.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { collect { update?.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { collect { update?.reloadedSections.formUnion(sections) } }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        collect { update?.movedSections.append((section, newSection)) }
    }
}
