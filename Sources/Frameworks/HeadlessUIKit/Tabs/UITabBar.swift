package import ViewSchema

open class UITabBar: UIView {
    /// The distribution of the tabs. With any value except `centered`, the tabs fill the bar, as on an iPhone.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

    /// The background colour. Unlike on iOS 15, it is drawn even while the content is at its end.
    open var barTintColor: UIColor? { didSet { if oldValue != barTintColor { mark(.style) } } }
    open var barStyle = UIBarStyle.default { didSet { if oldValue != barStyle { mark(.style) } } }
    /// Whether controllers extend beneath the bar. All bars of the page are drawn translucent.
    open var isTranslucent = true { didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } } }
    /// The background image. An empty image removes the material, so that the bar is transparent unless it has a
    /// colour. Other images are not drawn. An appearance takes precedence.
    open var backgroundImage: UIImage? { didSet { mark(.style) } }
    /// The image of the hairline. If a background colour, a background image or a style is set too, any image removes
    /// the hairline. An appearance takes precedence.
    open var shadowImage: UIImage? { didSet { mark(.style) } }
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of centred tabs; 0 uses the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The distance between centred tabs; 0 uses the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The appearance while content is scrolled beneath the bar.
    open var standardAppearance: UITabBarAppearance {
        get { ownAppearance ?? UITabBarAppearance() }
        set { ownAppearance = newValue }
    }
    /// The standard appearance that code has set; nil if the bar is configured by its own properties.
    private(set) var ownAppearance: UITabBarAppearance? { didSet { appearanceChanged() } }
    /// The appearance while the content is at its end; nil uses the standard appearance without background, as on iOS
    /// 15 and later.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceChanged() } }
    /// Whether no content is scrolled beneath the bar.
    var isAtScrollEdge = false { didSet { if oldValue != isAtScrollEdge { appearanceChanged() } } }
    /// The delegate. Only a bar without a tab bar controller needs one.
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? {
        get { shown }
        set {
            let chosen = selectedItem
            shown = newValue
            guard choose == nil else { return }
            for item in newValue ?? [] { item.changed = { [weak self] in self?.refresh() } }
            showItems(selected: newValue?.firstIndex { $0 === chosen } ?? -1)
        }
    }
    private var shown: [UITabBarItem]?
    open var selectedItem: UITabBarItem? {
        get { shown?.indices.contains(selected) == true ? shown?[selected] : nil }
        set { if choose == nil { showItems(selected: shown?.firstIndex { $0 === newValue } ?? -1) } }
    }
    /// The colour of tabs that are not selected; nil uses grey. The selected tab has the bar's tint colour.
    open var unselectedItemTintColor: UIColor? { didSet { if oldValue != unselectedItemTintColor { refresh() } } }
    private(set) var tabs: [TabButton] = []
    private var selected = -1
    private var choose: ((Int) -> Void)?

    package override var plainKind: ViewKind { .tabbar }
    package override var plainRole: String? { "tablist" }
    package override var drawnFill: UIColor? { super.drawnFill ?? background.color }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.style) else { return }
        background.project(fill: drawnFill, into: writer)
    }

    /// The background behind the bar's tabs, in the current state.
    private var background: BarBackground {
        let own = BarBackground.ofProperties(
            tint: barTintColor, style: barStyle, image: backgroundImage, shadow: shadowImage)
        return .current(isAtScrollEdge: isAtScrollEdge, edge: scrollEdgeAppearance, standard: ownAppearance, own: own)
    }

    /// The appearance of the tabs in the current state; nil if none was set.
    private var tabAppearance: UITabBarItemAppearance? {
        let look = isAtScrollEdge ? scrollEdgeAppearance ?? ownAppearance : ownAppearance
        return look?.stackedLayoutAppearance
    }

    private func appearanceChanged() {
        mark(.style)
        refresh()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isNewInWindow {
            isNewInWindow = false
            adoptAppearance()
        }
        guard !tabs.isEmpty else { return }
        let safe = safeAreaInsets
        let room = max(0, bounds.width - safe.left - safe.right)
        var start = isMirrored ? safe.right : safe.left
        var (width, spacing) = (room / CGFloat(tabs.count), CGFloat.zero)
        if itemPositioning == .centered {
            spacing = itemSpacing > 0 ? itemSpacing : Self.spacing
            let fitting = (room - spacing * CGFloat(tabs.count - 1)) / CGFloat(tabs.count)
            width = max(0, min(itemWidth > 0 ? itemWidth : Self.width, fitting))
            start += (room - width * CGFloat(tabs.count) - spacing * CGFloat(tabs.count - 1)) / 2
        }
        func onPixels(_ x: CGFloat) -> CGFloat { (x * 3).rounded() / 3 }
        for (place, tab) in tabs.enumerated() {
            let x = start + (width + spacing) * CGFloat(place)
            let (left, right) = (onPixels(x), onPixels(x + width))
            tab.set(sided(CGRect(x: left, y: 0, width: right - left, height: min(UITabBar.row, bounds.height))))
        }
    }

    /// The system's width of centred tabs, and the system's distance between them.
    private static let (width, spacing): (CGFloat, CGFloat) = (76, 34)

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        isNewInWindow = window != nil
        if window != nil { adoptAppearance() }
    }

    /// Whether the bar was not laid out since it entered a window. Until its first layout it adopts the values of the
    /// appearance proxy. On iOS it does so too, because an app's first screen enters the window in its first layout
    /// pass.
    private var isNewInWindow = false

    /// The height of the row of tabs, without the safe area.
    static let row: CGFloat = 49

    func show(_ items: [UITabBarItem], selected: Int, choose: @escaping (Int) -> Void) {
        (shown, self.choose) = (items, choose)
        showItems(selected: selected)
    }

    private func showItems(selected: Int) {
        self.selected = selected
        let items = shown ?? []
        while tabs.count > items.count { tabs.removeLast().removeFromSuperview() }
        while tabs.count < items.count {
            let tab = TabButton.make()
            let place = tabs.count
            tab.addAction { [weak self] _ in self?.receiveTab(place) }
            tabs.append(tab)
            addSubview(tab)
        }
        refresh()
    }

    private func refresh() {
        for (place, (tab, item)) in zip(tabs, shown ?? []).enumerated() {
            let isSelected = place == selected
            let look = isSelected ? tabAppearance?.selected : tabAppearance?.normal
            tab.show(item, isSelected: isSelected, unselected: unselectedItemTintColor ?? .systemGray, look: look)
        }
    }
}

extension UITabBar: TabHolding {
    package var tabCount: Int { tabs.count }
    package func isTabEnabled(at index: Int) -> Bool { tabs[index].isEnabled }
    package func receiveTab(_ index: Int) {
        if let choose { return choose(index) }
        guard let item = shown?[index] else { return }
        showItems(selected: index)
        delegate?.tabBar(self, didSelect: item)
    }
}
