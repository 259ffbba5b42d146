import HeadlessUIKit
import TestSupport
import Testing

@Suite("Headers and footers that stay in sight")
struct EdgesInSightTests {
    private let source = Sections()

    private func table(_ style: UITableView.Style) throws -> (Stage, UITableView) {
        let stage = try Stage()
        let table = UITableView(frame: rect(0, 0, 320, 200), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        stage.act { stage.window.addSubview(table) }
        // After the scroll, every visible row has its cell.
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 400)) }
        stage.act { table.receiveScroll(to: .zero) }
        return (stage, table)
    }

    private func tops(_ table: UITableView) -> [CGFloat] {
        (0..<3).compactMap { table.headerView(forSection: $0)?.frame.minY }
    }

    @Test func `A plain table's header sticks to the top during its section and yields to the next one`() throws {
        // Each section has a title of 28 points and five rows of 44 points.
        let (stage, table) = try table(.plain)
        #expect(tops(table) == [0, 248, 496])
        try stage.drain()
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 100)) }
        #expect(tops(table) == [100, 248, 496])
        #expect(stage.application.changes.drain().changes.isEmpty)
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 235)) }
        #expect(tops(table) == [220, 248, 496])
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 300)) }
        #expect(tops(table) == [220, 300, 496])
        stage.act { table.contentInset.top = 30 }
        #expect(tops(table) == [220, 330, 496])
        stage.act { table.receiveScroll(to: .zero) }
        #expect(tops(table) == [0, 248, 496] && table.contentOffset.y == -30)
    }

    @Test func `The page receives the range in which a header stays visible`() throws {
        let (stage, table) = try table(.plain)
        try stage.drain()
        let header = try #require(table.headerView(forSection: 1))
        #expect(stage.reader[header.id]?.properties["pins"] == "[248, 468, 0]")
        stage.act { table.contentInset.top = 30 }
        try stage.drain()
        let properties = try #require(stage.reader[header.id]?.properties)
        #expect(properties["pins"] == "[278, 498, 30]" && properties["frame"] == "[0, 278, 320, 28]")
    }

    @Test func `A header below a large title sticks to the bar's lower edge, whatever the title shows`() throws {
        let controller = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        controller.tableView.dataSource = source
        controller.tableView.sectionHeaderTopPadding = 0
        let stage = try Stage(root: navigation)
        let table = try #require(controller.tableView)
        #expect(table.contentOffset.y == -155 && tops(table)[0] == 0)
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 20)) }
        #expect(tops(table)[0] == 0)
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 102)) }
        #expect(table.contentOffset.y == -53 && tops(table)[0] == 50)
        let header = try #require(table.headerView(forSection: 0))
        let properties = RecordedProperties()
        header.projectWhole(into: properties)
        #expect(properties["pins"] == "[155, 375, 103]" && properties["frame"] == "[0, 155, 393, 28]")
    }

    @Test func `A plain table's footer sticks to the lower edge while a row of its section is visible`() throws {
        // Each section has a title of 28 points, five rows of 44 points and a footer of 28 points. The table is 200
        // points high.
        source.hasFooters = true
        let (stage, table) = try table(.plain)
        func tops() -> [CGFloat] { (0..<3).compactMap { table.footerView(forSection: $0)?.frame.minY } }
        #expect(tops() == [172, 304, 580])
        try stage.drain()
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 60)) }
        #expect(tops() == [232, 304, 580])
        #expect(stage.application.changes.drain().changes.isEmpty)
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 150)) }
        #expect(tops() == [248, 322, 580])
        let footer = try #require(table.footerView(forSection: 1))
        #expect(pins(of: footer) == "[304, 524, -28, 1]")
        stage.act { table.contentInset.bottom = 50 }
        #expect(tops() == [248, 304, 580] && pins(of: footer) == "[304, 524, -78, 1]")
    }

    private func pins(of view: UIView) -> String? {
        let properties = RecordedProperties()
        view.projectWhole(into: properties)
        return properties["pins"]
    }

    @Test func `Headers of a grouped table scroll with their rows`() throws {
        let (stage, table) = try table(.grouped)
        let before = tops(table)
        stage.act { table.receiveScroll(to: CGPoint(x: 0, y: 100)) }
        #expect(tops(table) == before)
    }

    @Test func `Collection headers and footers stay visible if the layout pins them`() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 40)
        flow.minimumLineSpacing = 0
        flow.headerReferenceSize = CGSize(width: 320, height: 30)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: header.layoutSize, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
        section.boundarySupplementaryItems = [header, footer]
        flow.footerReferenceSize = flow.headerReferenceSize
        for layout in [flow, UICollectionViewCompositionalLayout(section: section)] {
            flow.sectionHeadersPinToVisibleBounds = false
            flow.sectionFootersPinToVisibleBounds = false
            header.pinToVisibleBounds = false
            footer.pinToVisibleBounds = false
            let stage = try Stage()
            let collection = UICollectionView(frame: rect(0, 0, 320, 200), collectionViewLayout: layout)
            collection.contentInsetAdjustmentBehavior = .never
            collection.dataSource = source
            func tops(_ kind: String = UICollectionView.elementKindSectionHeader) -> [CGFloat?] {
                (0..<2).map { section in
                    collection.supplementaryView(
                        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
                }
            }
            let below = UICollectionView.elementKindSectionFooter
            stage.act { stage.window.addSubview(collection) }
            stage.act { collection.receiveScroll(to: CGPoint(x: 0, y: 100)) }
            #expect(tops() == [0, 260] && tops(below) == [230, 490])
            flow.sectionHeadersPinToVisibleBounds = true
            flow.sectionFootersPinToVisibleBounds = true
            header.pinToVisibleBounds = true
            footer.pinToVisibleBounds = true
            stage.act { collection.collectionViewLayout.invalidateLayout() }
            #expect(tops() == [100, 260] && tops(below) == [230, 290])
            stage.act { collection.receiveScroll(to: CGPoint(x: 0, y: 215)) }
            #expect(tops() == [200, 260] && tops(below) == [230, 385])
        }
    }
}

/// Three sections of five rows, each with a title.
private final class Sections: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    /// Whether sections of a table have a footer, too.
    var hasFooters = false

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        hasFooters ? "End of \(section)" : nil
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
