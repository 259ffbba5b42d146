open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    /// Stored; has no visible effect. Nil means all tabs.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable ?? viewControllers }
        set { customizable = newValue }
    }
    private var customizable: [UIViewController]?
    open weak var delegate: (any UITabBarControllerDelegate)?
    let content = BarContentView(frame: .zero)
    private(set) var list: [UIViewController] = []
    var chosen = 0
    /// The running transition that the app animates; nil if there is none.
    var drawn: ControllerTransition?

    /// The controllers in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { list.isEmpty ? nil : list }
        set { setViewControllers(newValue, animated: false) }
    }

    open var selectedIndex: Int {
        get { chosen }
        set { choose(newValue) }
    }

    open var selectedViewController: UIViewController? {
        get { list.indices.contains(chosen) ? list[chosen] : nil }
        set { if let place = list.firstIndex(where: { $0 === newValue }) { choose(place) } }
    }

    /// Sets the controllers. The selected controller stays selected if it is among them. Otherwise the first one is
    /// selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        settleDrawn()
        let next = viewControllers ?? []
        let former = selectedViewController
        for gone in list where !next.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            if gone === former { takeOff(gone) }
            gone.removeFromParent()
        }
        let new = next.filter { $0.parent !== self }
        list = next
        chosen = next.firstIndex { $0 === former } ?? 0
        for controller in new {
            addChild(controller)
            controller.didMove(toParent: self)
            if controller !== selectedViewController { controller.appearanceFlags.remove(.joiningParent) }
        }
        if selectedViewController !== former { putOn(selectedViewController) }
        refreshTabs()
    }

    open override func loadView() {
        super.loadView()
        view.addSubview(content)
        view.addSubview(tabBar)
        refreshTabs()
    }

    override func takeInChildren() {
        install(selectedViewController)
    }

    override func placeChildren() {
        let isBare = selectedViewController?.hidesBottomBars == true
        if isBare, tabBar.superview === view {
            tabBar.removeFromSuperview()
        } else if !isBare, tabBar.superview == nil {
            view.addSubview(tabBar)
        }
        let height = isBare || tabBar.isHidden ? 0 : UITabBar.row + view.safeAreaInsets.bottom
        tabBar.set(
            CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height))
        var bars = BarContentView.Bars()
        bars.add(height, at: .bottom, isTranslucent: tabBar.isTranslucent)
        content.bars = bars
        content.set(CGRect(origin: .zero, size: view.bounds.size))
        if drawn == nil { content.refit(selectedViewController) }
        followScrolling()
    }

    /// Uses the tab bar's scroll edge appearance while the content is at its end.
    private func followScrolling() {
        let scroll = selectedViewController?.scrollsAtBars
        scroll?.whenMovedAboveTabs = { [weak self, weak scroll] in
            guard let self, let scroll else { return }
            tabBar.isAtScrollEdge = scroll.isAtEnd
        }
        tabBar.isAtScrollEdge = scroll?.isAtEnd ?? true
    }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    package override var childrenOnScreen: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    func refreshTabs() {
        let items = list.compactMap(\.tabBarItem)
        for item in items { item.changed = { [weak self] in self?.refreshTabs() } }
        tabBar.show(items, selected: chosen) { [weak self] in self?.press($0) }
    }

    package override func childBarsChanged() { viewIfLoaded?.setNeedsLayout() }

    /// Called when the user tapped a tab, even if the tab was already selected.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Handles a press of a tab. A press of the selected tab pops its navigation stack to the root.
    private func press(_ place: Int) {
        guard list.indices.contains(place) else { return }
        let controller = list[place]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        let isAgain = place == chosen
        choose(place)
        if let item = controller.tabBarItem { tabBar(tabBar, didSelect: item) }
        delegate?.tabBarController(self, didSelect: controller)
        if isAgain { controller.returnToStart() }
    }

    override func childTabItemChanged() { refreshTabs() }
}
