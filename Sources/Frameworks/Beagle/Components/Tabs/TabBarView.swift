import Flexbox
import HeadlessUIKit

/// A row of tabs that scrolls horizontally if the row is too long. The page draws the mark below the selected tab.
final class TabBarView: UIView {
    /// A closure that is called with the tab's number after the user has selected a tab.
    var chosen: ((Int) -> Void)?

    /// The title colours that a theme sets; nil keeps the default colours.
    var textColors: (selected: UIColor?, unselected: UIColor?) = (nil, nil) { didSet { colorWords() } }

    private var tabs: [UIControl] = []

    init(_ items: [TabBarItem], renderer: BeagleRenderer) {
        super.init(frame: .zero)
        declared.kind = .tabs
        declared.role = "tablist"
        becomeBox { $0.layAsTabBar() }
        for (place, item) in items.enumerated() {
            let tab = Self.tab(item, renderer: renderer)
            tab.addAction { [weak self] _ in self?.receiveTab(place) }
            tabs.append(tab)
            addSubview(tab)
        }
        select(0)
    }

    required init?(coder: NSCoder) { nil }

    /// Selects a tab; an invalid number changes nothing.
    func select(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        for (place, tab) in tabs.enumerated() { tab.isSelected = place == index }
        colorWords()
    }

    private func colorWords() {
        for tab in tabs {
            guard let color = tab.isSelected ? textColors.selected : textColors.unselected else { continue }
            for case let label as UILabel in tab.subviews { label.textColor = color }
        }
    }

    private static func tab(_ item: TabBarItem, renderer: BeagleRenderer) -> UIControl {
        let tab = UIControl()
        let hasPicture = item.icon != nil || item.iconURL != nil
        let title = item.title ?? ""
        tab.becomeBox { $0.layAsTab(withPicture: hasPicture) }
        tab.declared.role = "tab"
        if hasPicture {
            let picture = BeagleImageView()
            picture.becomeBox { $0.layAsPictureOfTab(aboveTitle: !title.isEmpty) }
            picture.contentMode = .scaleAspectFit
            renderer.observe(Image.Local(mobileId: item.icon ?? "", url: item.iconURL), in: picture)
            tab.addSubview(picture)
        }
        if !title.isEmpty {
            let label = UILabel()
            label.becomeBox()
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

/// The dimensions of Beagle iOS: 62 points for a tab, and 3 points below it for the mark.
extension FlexStyle {
    fileprivate mutating func layAsTabBar() {
        flexDirection = .row
        flexShrink = 0
        height = 65
        overflow = .scroll
    }

    fileprivate mutating func layAsTab(withPicture hasPicture: Bool) {
        (flexGrow, flexShrink) = (1, 0)
        (alignItems, justifyContent) = (.center, .center)
        minWidth = hasPicture ? 75 : 40
        self[padding: .horizontal] = hasPicture ? 8 : 20
        self[padding: .bottom] = 3
    }

    fileprivate mutating func layAsPictureOfTab(aboveTitle: Bool) {
        let side: FlexLength = aboveTitle ? 30 : 35
        (width, height) = (side, side)
        if aboveTitle { self[margin: .bottom] = 2 }
    }
}
