import HeadlessUIKit

/// A row of tabs that scrolls sideways where it is too long; the page draws the mark under the chosen one.
final class TabBarView: UIView {
    /// Called when a person chose a tab, after it is selected.
    var chosen: ((Int) -> Void)?

    private var tabs: [UIControl] = []

    init(_ items: [TabBarItem], _ renderer: BeagleRenderer) {
        super.init(frame: .zero)
        declared.kind = .tabs
        declared.role = "tablist"
        css["flex"] = "0 0 auto"
        for (place, item) in items.enumerated() {
            let tab = Self.tab(item, renderer)
            tab.addAction { [weak self] _ in self?.receiveTab(place) }
            tabs.append(tab)
            addSubview(tab)
        }
        select(0)
    }

    required init?(coder: NSCoder) { nil }

    /// Marks a tab as chosen; a number without a tab changes nothing.
    func select(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        for (place, tab) in tabs.enumerated() { tab.isSelected = place == index }
    }

    private static func tab(_ item: TabBarItem, _ renderer: BeagleRenderer) -> UIControl {
        let tab = UIControl()
        tab.isFlexBox = true
        tab.declared.role = "tab"
        if item.icon != nil || item.iconURL != nil {
            let picture = BeagleImageView()
            picture.isFlexBox = true
            picture.contentMode = .scaleAspectFit
            renderer.observe(Image.Local(mobileId: item.icon ?? "", url: item.iconURL), in: picture)
            tab.addSubview(picture)
        }
        if let title = item.title, !title.isEmpty {
            let label = UILabel()
            label.isFlexBox = true
            label.text = title
            tab.addSubview(label)
        }
        return tab
    }
}

extension TabBarView: TabHolding {
    var tabCount: Int { tabs.count }
    func isTabEnabled(at index: Int) -> Bool { true }

    func receiveTab(_ index: Int) {
        select(index)
        chosen?(index)
    }
}
