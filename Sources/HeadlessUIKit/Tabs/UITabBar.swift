/// The row of tabs below a tab bar controller's content.
open class UITabBar: UIView {
    /// The fill of the bar.
    open var barTintColor: UIColor? { didSet { if oldValue != barTintColor { mark(.style) } } }
    /// Whether content shines through; kept.
    open var isTranslucent = true
    private(set) var tabs: [UIButton] = []
    private var choose: ((Int) -> Void)?

    package override var plainKind: ViewKind { .tabbar }
    package override var plainRole: String? { "tablist" }
    package override var drawnFill: UIColor? { super.drawnFill ?? barTintColor }
    package override var flow: ChildFlow { .stack(.horizontal) }

    package override func arrange(_ css: inout LayoutCSS) {
        css = LayoutCSS()
        css[.position] = "relative"
        css[.flex] = "0 0 auto"
        css[.flexDirection] = "row"
        css[.minHeight] = "49px"
        css[.padding] = "0px 0px var(--safe-area-bottom, 0px)"
    }

    package override func arrange(child: UIView, _ css: inout LayoutCSS) { css[.flex] = "1 1 0" }

    func show(_ items: [UITabBarItem], selected: Int, choose: @escaping (Int) -> Void) {
        self.choose = choose
        while tabs.count > items.count { tabs.removeLast().removeFromSuperview() }
        while tabs.count < items.count {
            let tab = UIButton(type: .system)
            let place = tabs.count
            tab.declared.role = "tab"
            tab.addAction { [weak self] _ in self?.receiveTab(place) }
            tabs.append(tab)
            addSubview(tab)
        }
        for (place, item) in items.enumerated() {
            let tab = tabs[place]
            tab.setTitle(item.title, for: .normal)
            tab.setImage(item.image, for: .normal)
            tab.isEnabled = item.isEnabled
            tab.isSelected = place == selected
        }
    }
}

extension UITabBar: TabHolding {
    package var tabCount: Int { tabs.count }
    package func isTabEnabled(at index: Int) -> Bool { tabs[index].isEnabled }
    package func receiveTab(_ index: Int) { choose?(index) }
}
