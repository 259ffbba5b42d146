/// The bar above the content of a navigation controller: back button, title, buttons.
open class UINavigationBar: UIView {
    /// Who says where a bar stands that no controller has.
    open weak var delegate: (any UINavigationBarDelegate)?
    open var barStyle = UIBarStyle.default {
        didSet {
            guard oldValue != barStyle else { return }
            mark(.style)
            styleTitle()
        }
    }
    open var barTintColor: UIColor? { didSet { if oldValue != barTintColor { mark(.style) } } }
    open var isTranslucent = true { didSet { if oldValue != isTranslucent { mark(.style) } } }
    /// Whether titles are large while the content is at its top.
    open var prefersLargeTitles = false { didSet { if oldValue != prefersLargeTitles { superview?.setNeedsLayout() } } }
    /// The look of the title: colour and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { styleTitle() } }
    /// A hairline's picture; kept.
    open var shadowImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasOwnAppearance = true
            adopt(standardAppearance)
        }
    }
    /// Whether code has said how the bar looks.
    private(set) var hasOwnAppearance = false
    /// How it looks at the top of content; kept.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How it looks in low bars; kept.
    open var compactAppearance: UINavigationBarAppearance?

    package let backButton = UIButton(type: .system)
    /// The words that it may have, those that are wanted most first; what there is no room for is not shown.
    private var backWords: [String] = []
    /// Looks as that button does, and is never shown: by it the room for words is known.
    private let ruler = UIButton(type: .system)
    let titleLabel = UILabel()
    private var left: [BarSlot] = []
    private var right: [BarSlot] = []
    private weak var titleView: UIView?
    private(set) var item: UINavigationItem?
    private var largeTitle: UILabel?
    private weak var searchBar: UIView?
    /// What the bar of a search takes below the title.
    var searchRoom: CGFloat { searchBar.map { $0.intrinsicContentSize.height } ?? 0 }
    /// How much of the large title's row is seen; nil where titles are not large.
    var largeRoom: CGFloat? { didSet { if oldValue != largeRoom { enlarge() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    open var topItem: UINavigationItem? { item }
    open var backItem: UINavigationItem? { stack.dropLast().last }
    /// What a bar by itself shows, the last on top; those of a navigation controller's are its screens'.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? item.map { [$0] } : stack }
        set { setItems(newValue, animated: false) }
    }
    private var stack: [UINavigationItem] = []

    /// Has a bar by itself show other items, the last on top.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack { item.changed = nil }
        stack = items ?? []
        showStack()
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(stack + [item], animated: animated) }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let last = stack.last else { return nil }
        setItems(Array(stack.dropLast()), animated: animated)
        return last
    }

    private func showStack() {
        stack.last?.changed = { [weak self] in self?.showStack() }
        show(stack.last, previous: backItem)
    }

    /// Sets the picture behind the bar; kept.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    package override var plainKind: ViewKind { .navigationbar }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.state) else { return }
        writer.bool("barHidden", isHidden)
        writer.bool("mirrored", isMirrored)
    }

    package override var drawnFill: UIColor? { super.drawnFill ?? barTintColor ?? barStyle.fill }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        isNewInWindow = window != nil
        if window != nil { adoptAppearance() }
    }

    /// Whether the bar was not laid out yet since it came into a window. Until then it takes what is set for all, as on
    /// iOS, where an app's first screen comes into the window in its first layout.
    private var isNewInWindow = false

    /// Shows `item`; `previous` is what the back button leads to, nil when there is nothing.
    func show(_ item: UINavigationItem?, previous: UINavigationItem?) {
        self.item = item
        let supplements = item?.leftItemsSupplementBackButton == true || item?.leftBarButtonItems?.isEmpty != false
        let shows = previous != nil && item?.hidesBackButton != true && supplements
        backButton.isHidden = !shows
        backButton.accessibilityLabel = SystemWords.word("Back")
        let custom = previous?.backBarButtonItem
        let words = previous?.backButtonTitle ?? custom?.title ?? previous?.title
        let image = custom?.image
        let choice = words?.isEmpty == true || image != nil ? [words ?? ""] : [words, SystemWords.word("Back")]
        if backWords != choice.compactMap(\.self) {
            backWords = choice.compactMap(\.self)
            backButton.setTitle(backWords.first, for: .normal)
        }
        backButton.setImage(image, for: .normal)
        ruler.setImage(image, for: .normal)
        backButton.accessibilityIdentifier = custom?.accessibilityIdentifier
        showTitle(item)
        showSearch(item)
        left = fill(left, with: item?.leftBarButtonItems ?? [], before: titleView ?? titleLabel)
        right = fill(right, with: (item?.rightBarButtonItems ?? []).reversed(), before: nil)
        largeTitle?.text = item?.title
        setNeedsLayout()
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isNewInWindow {
            isNewInWindow = false
            adoptAppearance()
        }
        let safe = safeAreaInsets
        let (leading, trailing) = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
        let top = max(0, bounds.height - (largeRoom ?? 0) - searchRoom - BarArrangement.row)
        searchBar?.set(CGRect(x: 0, y: bounds.height - searchRoom, width: bounds.width, height: searchRoom))
        var arrangement = BarArrangement(
            start: leading + BarArrangement.padding, end: bounds.width - trailing - BarArrangement.padding,
            middle: bounds.width / 2)
        if !backButton.isHidden {
            arrangement.back = backWords.map { words in
                ruler.setTitle(words, for: .normal)
                return ruler.intrinsicContentSize.lengths.width + BarArrangement.chevron + 2 * BarArrangement.padding
            }
        }
        arrangement.left = left.map(\.size.width)
        arrangement.right = right.map(\.size.width)
        let middle = titleView ?? titleLabel
        let size = titleView?.barSize ?? titleLabel.intrinsicContentSize.lengths
        arrangement.title = size.width
        let places = arrangement.places()
        let words = places.way.map { backWords[$0] } ?? ""
        if arrangement.back != nil, backButton.title(for: .normal) != words {
            backButton.setTitle(words, for: .normal)
        }
        func put(_ view: UIView, _ place: (x: CGFloat, width: CGFloat), _ height: CGFloat) {
            let y = top + ((BarArrangement.row - height) * 1.5).rounded() / 3
            view.set(sided(CGRect(x: (place.x * 3).rounded() / 3, y: y, width: place.width, height: height)))
        }
        put(backButton, places.back, BarArrangement.row)
        for ((slot, place), asked) in zip(zip(left, places.left), arrangement.left) {
            put(slot.view, place, slot.size.height)
            slot.take(place.width, of: asked)
        }
        for (slot, place) in zip(right, places.right) { put(slot.view, place, slot.size.height) }
        put(middle, places.title, min(size.height, BarArrangement.row))
        placeLargeTitle(below: top + BarArrangement.row, safe)
    }

    /// The large title stands on the lower edge of the bar, and goes up under the row above when that rises.
    private func placeLargeTitle(below top: CGFloat, _ safe: UIEdgeInsets) {
        guard let largeTitle, let largeRoom else { return }
        let margin: CGFloat = bounds.width < 414 ? 16 : 20
        let height = largeTitle.intrinsicContentSize.lengths.height
        largeTitle.set(
            CGRect(
                x: safe.left + margin,
                y: top + largeRoom - BarArrangement.largeRow
                    + ((BarArrangement.largeRow - height) * 1.5).rounded(.down) / 3,
                width: max(0, bounds.width - safe.left - safe.right - 2 * margin), height: height))
    }

    private func enlarge() {
        let isLarge = (largeRoom ?? 0) > 0
        if isLarge, largeTitle == nil {
            let label = UILabel()
            label.font = .systemFont(ofSize: 34, weight: .bold)
            label.textColor = largeTitleColor ?? .label
            label.text = item?.title
            label.declared.headingLevel = 1
            largeTitle = label
            insertSubview(label, aboveSubview: titleLabel)
        } else if largeRoom == nil {
            largeTitle?.removeFromSuperview()
            largeTitle = nil
        }
        largeTitle?.isHidden = !isLarge
        titleLabel.alpha = isLarge ? 0 : 1
        clipsToBounds = largeRoom != nil
        setNeedsLayout()
    }

    /// The colour of large titles, where the appearance says one.
    private var largeTitleColor: UIColor? {
        standardAppearance.largeTitleTextAttributes[.foregroundColor] as? UIColor
    }

    private func showTitle(_ item: UINavigationItem?) {
        titleLabel.text = item?.title
        guard titleView !== item?.titleView else { return }
        titleView?.removeFromSuperview()
        titleView = item?.titleView
        titleLabel.isHidden = titleView != nil
        if let titleView { insertSubview(titleView, belowSubview: titleLabel) }
    }

    /// A search with scopes is higher than one without, and the bar with it.
    override func childChanged(_ child: UIView) { if child === searchBar { superview?.setNeedsLayout() } }

    private func showSearch(_ item: UINavigationItem?) {
        guard searchBar !== item?.searchBar || searchBar?.superview !== self else { return }
        if searchBar?.superview === self { searchBar?.removeFromSuperview() }
        searchBar = item?.searchBar
        if let searchBar { addSubview(searchBar) }
        superview?.setNeedsLayout()
    }

    private func fill(_ slots: [BarSlot], with items: [UIBarButtonItem], before next: UIView?) -> [BarSlot] {
        let kept = slots.filter { slot in items.contains { $0 === slot.item } }
        for slot in slots where !kept.contains(where: { $0 === slot }) { slot.view.removeFromSuperview() }
        let filled = items.map { item in kept.first { $0.item === item } ?? BarSlot(item) }
        let inOrder = kept.map(ObjectIdentifier.init) == filled.map(ObjectIdentifier.init)
        for slot in filled {
            slot.update()
            guard !inOrder || slot.view.superview !== self else { continue }
            if let next { insertSubview(slot.view, belowSubview: next) } else { addSubview(slot.view) }
        }
        return filled
    }

    private func styleTitle() {
        if let color = titleTextAttributes?[.foregroundColor] as? UIColor ?? barStyle.words {
            titleLabel.textColor = color
        }
        if let font = titleTextAttributes?[.font] as? UIFont { titleLabel.font = font }
    }

    private func adopt(_ look: UINavigationBarAppearance) {
        barTintColor = look.backgroundColor
        titleTextAttributes = look.titleTextAttributes
    }

    private func begin() {
        for button in [backButton, ruler] { button.titleLabel?.font = .systemFont(ofSize: 17) }
        backButton.isHidden = true
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.declared.headingLevel = 1
        addSubview(backButton)
        addSubview(titleLabel)
    }
}
