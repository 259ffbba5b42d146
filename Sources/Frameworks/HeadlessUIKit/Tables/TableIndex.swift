/// The section index of a table. The user taps its titles; dragging over them has no effect.
final class TableIndex: UIView {
    /// The width of the index.
    static let width: CGFloat = 15
    /// The distance between two titles, if there is enough space.
    private static let step: CGFloat = 14

    private let buttons: [UIButton]
    /// The colour of the titles; nil uses the tint colour.
    var color: UIColor? { didSet { dress() } }

    /// Creates an index. `pressed` is called with the index of the pressed title.
    init(_ titles: [String], pressed: @escaping (Int) -> Void) {
        buttons = titles.enumerated().map { place, title in
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 11, weight: .semibold)
            button.addAction(UIAction { _ in pressed(place) }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        buttons.forEach(addSubview)
        dress()
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        let step = min(Self.step, bounds.height / CGFloat(buttons.count))
        var y = (bounds.height - step * CGFloat(buttons.count)) / 2
        for button in buttons {
            button.set(CGRect(x: 0, y: y, width: bounds.width, height: step))
            y += step
        }
    }

    private func dress() {
        for button in buttons { button.setTitleColor(color ?? .tintColor, for: .normal) }
    }
}

extension UITableView {
    public func reloadSectionIndexTitles() {
        guard state == .done, let dataSource else { return }
        takeIndex(from: dataSource)
        orderViews()
        setNeedsLayout()
    }

    /// Creates the section index if the data source provides titles and there are enough rows.
    func takeIndex(from dataSource: any UITableViewDataSource) {
        index?.removeFromSuperview()
        index = nil
        let count = sections.reduce(0) { $0 + $1.rows.count }
        guard count >= sectionIndexMinimumDisplayRowCount,
            let titles = dataSource.sectionIndexTitles(for: self), !titles.isEmpty
        else { return }
        let made = TableIndex(titles) { [weak self] in self?.scrollToSection(titled: titles[$0], at: $0) }
        made.color = sectionIndexColor
        made.backgroundColor = sectionIndexBackgroundColor
        index = made
        addSubview(made)
    }

    /// Places the index over the visible part of the content.
    func placeIndex() {
        guard let index else { return }
        let sight = visibleContent
        let height = max(0, sight.lower - sight.upper)
        let last = max(0, contentSize.height - height)
        let top = max(0, min(sight.upper, last))
        let x = isMirrored ? 0 : bounds.width - TableIndex.width
        index.set(CGRect(x: x, y: top, width: TableIndex.width, height: height))
        index.pin(PinnedPlace(first: 0, last: last))
    }

    private func scrollToSection(titled title: String, at place: Int) {
        guard let dataSource else { return }
        let number = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: place)
        guard (0..<numberOfSections).contains(number) else { return }
        move(animated: false) {
            guard sections.indices.contains(number) else { return nil }
            // A pinned header may be below its original position.
            let section = sections[number]
            let top = section.list.frame.minY - (section.header?.view.frame.height ?? 0)
            return CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)
        }
    }
}
