package import ViewSchema

open class UITabBar: UIView {
    open var barTintColor: UIColor? { didSet { if oldValue != barTintColor { mark(.style) } } }
    /// Stored; has no visible effect.
    open var isTranslucent = true
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
    package override var drawnFill: UIColor? { super.drawnFill ?? barTintColor }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if isNewInWindow {
            isNewInWindow = false
            adoptAppearance()
        }
        guard !tabs.isEmpty else { return }
        let safe = safeAreaInsets
        let width = max(0, bounds.width - safe.left - safe.right) / CGFloat(tabs.count)
        let start = isMirrored ? safe.right : safe.left
        let edges = (0...tabs.count).map { ((start + width * CGFloat($0)) * 3).rounded() / 3 }
        for (place, tab) in tabs.enumerated() {
            tab.set(
                sided(
                    CGRect(
                        x: edges[place], y: 0, width: edges[place + 1] - edges[place],
                        height: min(UITabBar.row, bounds.height))))
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        isNewInWindow = window != nil
        if window != nil { adoptAppearance() }
    }

    /// Whether the bar has not been laid out since it entered a window. Until then it takes the values of the
    /// appearance proxy, as on iOS, where an app's first screen enters the window in its first layout pass.
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
            tab.show(item, isSelected: place == selected, unselected: unselectedItemTintColor ?? .systemGray)
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
