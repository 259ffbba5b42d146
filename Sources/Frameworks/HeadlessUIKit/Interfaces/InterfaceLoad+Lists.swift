import InterfaceModel

extension InterfaceLoad {
    /// The heights of headers and footers that Interface Builder writes for every table. They do not count as heights
    /// set by the designer. Old versions write 10 and 22.
    private static let usualHeights: Set<CGFloat> = [10, 18, 22, 28]

    func fill(_ table: UITableView, from element: InterfaceElement) {
        table.separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
        if let color = place.color("separatorColor", of: element) { table.separatorColor = color }
        if let insets = element.property("separatorInset") { table.separatorInset = insets.edges }
        if let height = element.number("rowHeight") { table.rowHeight = height }
        if let height = element.number("sectionHeaderHeight"), !Self.usualHeights.contains(height) {
            table.sectionHeaderHeight = height
        }
        if let height = element.number("sectionFooterHeight"), !Self.usualHeights.contains(height) {
            table.sectionFooterHeight = height
        }
        if let choice = element["allowsSelection"] { table.allowsSelection = choice == "YES" }
        if element.flag("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
        for child in element.children {
            switch child.key {
            case "tableHeaderView": table.tableHeaderView = view(child)
            case "tableFooterView": table.tableFooterView = view(child)
            case "backgroundView": table.backgroundView = view(child)
            default: break
            }
        }
        for prototype in element.items("prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            let plain = { UITableViewCell(style: .default, reuseIdentifier: identifier) }
            table.register({ [self] in self.prototype(prototype, or: plain) }, forCellReuseIdentifier: identifier)
        }
        guard element["dataMode"] == "static", let sections = element.child("sections") else { return }
        table.drawnSections = sections.children.filter { $0.name == "tableViewSection" }.map { section in
            DesignedSection(
                header: place.text("headerTitle", of: section), footer: place.text("footerTitle", of: section),
                rows: section.items("cells").compactMap { cell in
                    (view(cell) as? UITableViewCell).map { .init(cell: $0, height: cell.number("rowHeight")) }
                })
        }
    }

    /// Creates a prototype cell or supplementary view with its own objects.
    private func prototype<Cell: UIView>(_ element: InterfaceElement, or plain: () -> Cell) -> Cell {
        let load = InterfaceLoad(place, in: self)
        let made = load.view(element) as? Cell
        load.finish(isLast: true)
        if let made {
            load.reportUnconnectedOutlets(of: made, element: element)
            return made
        }
        return plain()
    }

    func fill(_ cell: UITableViewCell, from element: InterfaceElement) {
        cell.selectionStyle =
            element.choice("selectionStyle", from: ["none": .none, "blue": .blue, "gray": .gray]) ?? .default
        cell.accessoryType =
            element.choice(
                "accessoryType",
                from: [
                    "disclosureIndicator": .disclosureIndicator,
                    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
                    "detailButton": .detailButton,
                ]) ?? .none
        if let insets = element.property("separatorInset") { cell.separatorInset = insets.edges }
        if let content = element.property("contentView") { fill(cell, content: place.varied(content), from: element) }
    }

    /// Fills the cell's content view. The labels of a cell style are the cell's own.
    private func fill(_ cell: UITableViewCell, content: InterfaceElement, from element: InterfaceElement) {
        var content = content
        let own: [(String, () -> UIView?)] = [
            ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
            ("imageView", { cell.imageView }),
        ]
        for (name, view) in own {
            guard let id = element[name], let found = content.items("subviews").first(where: { $0.id == id }),
                let view = view()
            else { continue }
            let varied = place.varied(found)
            switch view {
            case let label as UILabel: fill(label, from: varied)
            case let picture as UIImageView: picture.image = place.image("image", of: varied)
            default: break
            }
            file(view, under: id)
            content.children = content.children.map { part in
                guard part.name == "subviews" else { return part }
                var part = part
                part.children.removeAll { $0.id == id }
                return part
            }
        }
        // The file contains this property only for cells that have it set.
        cell.contentView.preservesSuperviewLayoutMargins = false
        fill(cell.contentView, from: content)
    }

    func fill(_ collection: UICollectionView, from element: InterfaceElement) {
        if let flow = element.property("collectionViewLayout") { configureLayout(of: collection, from: flow) }
        if element.flag("allowsMultipleSelection") == true { collection.allowsMultipleSelection = true }
        for prototype in element.items("cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            collection.register(
                { [self] in reusableView(named: identifier, from: prototype) { UICollectionViewCell(frame: .zero) } },
                forCellWithReuseIdentifier: identifier)
        }
        let edges = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in edges {
            guard let view = element.property(key), let identifier = view["reuseIdentifier"] else { continue }
            collection.register(
                { [self] in reusableView(named: identifier, from: view) { UICollectionReusableView(frame: .zero) } },
                forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier
            )
        }
    }

    private func reusableView<View: UICollectionReusableView>(
        named identifier: String, from element: InterfaceElement, or plain: () -> View
    ) -> View {
        let view = prototype(element, or: plain)
        view.reuseIdentifier = identifier
        return view
    }

    private func configureLayout(of collection: UICollectionView, from element: InterfaceElement) {
        let own = custom(element, as: UICollectionViewLayout.Type.self)?.init(coder: LoadCoder(element, in: self))
        let layout = own ?? UICollectionViewFlowLayout()
        if let flow = layout as? UICollectionViewFlowLayout {
            if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
            if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
            if let spacing = element.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
            if let size = element.property("itemSize") { flow.itemSize = size.size }
            if element["automaticEstimatedItemSize"] == "YES" {
                flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            } else if let size = element.property("estimatedItemSize") {
                flow.estimatedItemSize = size.size
            }
            if let size = element.property("headerReferenceSize") { flow.headerReferenceSize = size.size }
            if let size = element.property("footerReferenceSize") { flow.footerReferenceSize = size.size }
            if let insets = element.property("sectionInset") { flow.sectionInset = insets.edges }
        }
        collection.collectionViewLayout = layout
        record(layout, from: element)
    }

    func fill(_ view: UICollectionReusableView, from element: InterfaceElement) {
        guard let cell = view as? UICollectionViewCell, let content = element.property("contentView") else { return }
        fill(cell.contentView, from: place.varied(content))
    }
}
