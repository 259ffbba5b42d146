package import ViewSchema

open class UINavigationBar: UIView {
    /// The delegate. Only a bar without a navigation controller needs one.
    open weak var delegate: (any UINavigationBarDelegate)?
    open var barStyle = UIBarStyle.default {
        didSet {
            guard oldValue != barStyle else { return }
            appearanceChanged()
        }
    }
    /// The background colour. Unlike on iOS 15, it is drawn even while the content is at its beginning.
    open var barTintColor: UIColor? { didSet { if oldValue != barTintColor { appearanceChanged() } } }
    /// Whether controllers extend beneath the bar. All bars of the page are drawn translucent.
    open var isTranslucent = true { didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } } }
    open var prefersLargeTitles = false { didSet { if oldValue != prefersLargeTitles { superview?.setNeedsLayout() } } }
    /// The attributes of the title. Only colour and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceChanged() } }
    /// The attributes of large titles. Only colour and font are drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceChanged() } }
    /// The image of the hairline. If a background colour, a background image or a style is set too, any image removes
    /// the hairline. An appearance takes precedence.
    open var shadowImage: UIImage? { didSet { appearanceChanged() } }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { appearanceChanged() } }
    /// The appearance while content is scrolled beneath the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get { ownAppearance ?? UINavigationBarAppearance() }
        set { ownAppearance = newValue }
    }
    /// The standard appearance that code has set; nil if the bar is configured by its own properties.
    private(set) var ownAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
    /// The appearance while the content is at its beginning; nil uses the standard appearance without background, as on
    /// iOS 15 and later.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
    /// Stored; has no visible effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// Stored; has no visible effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Whether no content is scrolled beneath the bar.
    var isAtScrollEdge = false { didSet { if oldValue != isAtScrollEdge { appearanceChanged() } } }

    package let backButton = UIButton(type: .system)
    /// The possible titles of the back button, the preferred title first. The first title that fits is shown.
    private var backWords: [String] = []
    /// A hidden button that is used to measure titles of the back button.
    private let ruler = UIButton(type: .system)
    let titleLabel = UILabel()
    private var left: [BarSlot] = []
    private var right: [BarSlot] = []
    private weak var titleView: UIView?
    private(set) var item: UINavigationItem?
    private var largeTitle: UILabel?
    private weak var searchBar: UIView?
    /// The height of the search bar below the title; 0 if there is none.
    var searchRoom: CGFloat { searchBar.map { $0.intrinsicContentSize.height } ?? 0 }
    /// The visible height of the large title's row; nil without large titles.
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
    /// The items of the stack. For a bar of a navigation controller, they are the items of its controllers.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? item.map { [$0] } : stack }
        set { setItems(newValue, animated: false) }
    }
    private var stack: [UINavigationItem] = []

    /// Sets the items. Has no effect on a bar of a navigation controller.
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

    /// Sets the image behind the bar. An image without content removes the material, so that the bar is transparent
    /// unless it has a colour. Other images are not drawn. An appearance takes precedence.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    package override var plainKind: ViewKind { .navigationbar }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.style) { background.project(fill: drawnFill, into: writer) }
        guard keys.contains(.state) else { return }
        writer.setBool(.barHidden, to: isHidden)
        writer.setBool(.mirrored, to: isMirrored)
    }

    package override var drawnFill: UIColor? { super.drawnFill ?? background.color }

    // MARK: - Appearance

    /// The background behind the bar's items, in the current state.
    private var background: BarBackground {
        let own = BarBackground.ofProperties(
            tint: barTintColor, style: barStyle, image: backgroundImages[.default], shadow: shadowImage)
        return .current(isAtScrollEdge: isAtScrollEdge, edge: edgeAppearance, standard: standardIfSet, own: own)
    }

    /// The appearance of the item, or otherwise of the bar, at the scroll edge; nil if none was set.
    private var edgeAppearance: UINavigationBarAppearance? { item?.scrollEdgeAppearance ?? scrollEdgeAppearance }
    private var standardIfSet: UINavigationBarAppearance? { item?.standardAppearance ?? ownAppearance }
    /// The appearance whose texts are drawn in the current state; nil if none was set.
    private var textAppearance: UINavigationBarAppearance? {
        isAtScrollEdge ? edgeAppearance ?? standardIfSet : standardIfSet
    }

    private func appearanceChanged() {
        mark(.style)
        let attributes = textAppearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
        titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? barStyle.words ?? .label
        titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        styleLargeTitle()
        for slot in left + right { style(slot) }
        let back = textAppearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
        backButton.setTitleColor(back[.foregroundColor] as? UIColor, for: .normal)
    }

    private func styleLargeTitle() {
        guard let largeTitle else { return }
        let attributes = textAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
        largeTitle.textColor = attributes[.foregroundColor] as? UIColor ?? barStyle.words ?? .label
        largeTitle.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    }

    private func style(_ slot: BarSlot) {
        let look = slot.item.style == .done ? textAppearance?.doneButtonAppearance : textAppearance?.buttonAppearance
        slot.update(titled: look?.normal.titleTextAttributes ?? [:])
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        isNewInWindow = window != nil
        if window != nil { adoptAppearance() }
    }

    /// Whether the bar was not laid out since it entered a window. Until its first layout it adopts the values of the
    /// appearance proxy. On iOS it does so too, because an app's first screen enters the window in its first layout
    /// pass.
    private var isNewInWindow = false

    /// Shows `item`. `previous` is the item to which the back button leads; nil hides the button.
    func show(_ item: UINavigationItem?, previous: UINavigationItem?) {
        self.item = item
        let supplements = item?.leftItemsSupplementBackButton == true || item?.leftBarButtonItems?.isEmpty != false
        let shows = previous != nil && item?.hidesBackButton != true && supplements
        backButton.isHidden = !shows
        backButton.accessibilityLabel = SystemWords.word("Back")
        let custom = previous?.backBarButtonItem
        let words =
            switch previous?.backButtonDisplayMode {
            case .minimal: ""
            case .generic: SystemWords.word("Back")
            case .default, nil: previous?.backButtonTitle ?? custom?.title ?? previous?.title
            }
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
        if item?.standardAppearance != nil || item?.scrollEdgeAppearance != nil || itemHadAppearance {
            itemHadAppearance = item?.standardAppearance != nil || item?.scrollEdgeAppearance != nil
            appearanceChanged()
        }
        setNeedsLayout()
    }

    /// Whether the previously shown item had its own appearance.
    private var itemHadAppearance = false

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
        arrangement.left = left.map { $0.size.width + $0.margin }
        arrangement.right = right.map { $0.size.width + $0.margin }
        let middle = titleView ?? titleLabel
        let size = titleView?.barSize ?? titleLabel.intrinsicContentSize.lengths
        arrangement.title = size.width
        let places = arrangement.places()
        let words = places.way.map { backWords[$0] } ?? ""
        if arrangement.back != nil, backButton.title(for: .normal) != words {
            backButton.setTitle(words, for: .normal)
        }
        func layOutItem(_ view: UIView, at place: (x: CGFloat, width: CGFloat), height: CGFloat) {
            let y = top + ((BarArrangement.row - height) * 1.5).rounded() / 3
            view.set(sided(CGRect(x: (place.x * 3).rounded() / 3, y: y, width: place.width, height: height)))
        }
        layOutItem(backButton, at: places.back, height: BarArrangement.row)
        for ((slot, place), asked) in zip(zip(left, places.left), arrangement.left) {
            let width = max(0, place.width - slot.margin)
            layOutItem(slot.view, at: (place.x + slot.margin, width), height: slot.size.height)
            slot.recordWidth(width, requested: asked - slot.margin)
        }
        for (slot, place) in zip(right, places.right) {
            layOutItem(slot.view, at: (place.x, place.width - slot.margin), height: slot.size.height)
        }
        layOutItem(middle, at: places.title, height: min(size.height, BarArrangement.row))
        placeLargeTitle(below: top + BarArrangement.row, safe)
    }

    /// Places the large title at the lower edge of the bar. When it moves up, the row above covers it.
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
            label.text = item?.title
            label.declared.headingLevel = 1
            largeTitle = label
            insertSubview(label, aboveSubview: titleLabel)
            styleLargeTitle()
        } else if largeRoom == nil {
            largeTitle?.removeFromSuperview()
            largeTitle = nil
        }
        largeTitle?.isHidden = !isLarge
        titleLabel.alpha = isLarge ? 0 : 1
        clipsToBounds = largeRoom != nil
        setNeedsLayout()
    }

    private func showTitle(_ item: UINavigationItem?) {
        titleLabel.text = item?.title
        guard titleView !== item?.titleView else { return }
        titleView?.removeFromSuperview()
        titleView = item?.titleView
        titleLabel.isHidden = titleView != nil
        if let titleView { insertSubview(titleView, belowSubview: titleLabel) }
    }

    /// Requests layout when the search bar changes, because its height depends on its scope buttons.
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
            style(slot)
            guard !inOrder || slot.view.superview !== self else { continue }
            if let next { insertSubview(slot.view, belowSubview: next) } else { addSubview(slot.view) }
        }
        return filled
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
