import HeadlessUIKit
import TestSupport
import Testing

@Suite("Snapshots as data sources")
struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
        var snapshot = Snapshot()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test func `A snapshot keeps sections in order and each item once`() throws {
        let stage = try Stage()
        var snapshot = snapshot(("a", [1, 2, 3]), ("b", [4]))
        snapshot.insertSections(["c"], beforeSection: "b")
        snapshot.appendItems([2, 5, 5], toSection: "c")
        #expect(snapshot.sectionIdentifiers == ["a", "c", "b"] && snapshot.itemIdentifiers == [1, 3, 2, 5, 4])
        snapshot.insertItems([6, 7], afterItem: 1)
        snapshot.insertItems([8], beforeItem: 4)
        snapshot.moveItem(1, afterItem: 7)
        snapshot.deleteItems([3, 99])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 7, 1])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [8, 4] && snapshot.numberOfItems(inSection: "x") == 0)
        #expect(snapshot.sectionIdentifier(containingItem: 5) == "c" && snapshot.indexOfItem(5) == 4)
        snapshot.deleteSections(["c"])
        #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 5 && snapshot.indexOfSection("b") == 1)
        stage.act {
            snapshot.insertItems([10], afterItem: 99)
            var empty = Snapshot()
            empty.appendItems([1])
            #expect(empty.numberOfItems == 0)
        }
        #expect(!snapshot.itemIdentifiers.contains(10) && stage.host.notes.count == 2)
    }

    @Test func `A table keeps the cells of unchanged rows and requests cells of new or reloaded rows`() throws {
        let stage = try Stage()
        let table = UITableView(frame: rect(0, 0, 320, 800), style: .plain)
        var made: [Int] = []
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            made.append(item)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var ended = 0
        stage.act {
            stage.window.addSubview(table)
            source.apply(snapshot(("a", [1, 2, 3]), ("b", [4]))) { ended += 1 }
        }
        #expect(made == [1, 2, 3, 4] && ended == 1)
        let kept = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        made = []
        var next = snapshot(("a", [3, 5, 1]), ("c", [6, 7]), ("b", [4]))
        next.reloadItems([4])
        stage.act { source.apply(next) }
        #expect(made.sorted() == [4, 5, 6, 7])
        let words = (0..<3).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
                table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
            }
        }
        #expect(words == ["3", "5", "1", "6", "7", "4"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === kept)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 7)
        #expect(source.indexPath(for: 4) == IndexPath(row: 0, section: 2) && source.index(for: "c") == 1)
        #expect(source.sectionIdentifier(for: 2) == "b" && source.sectionIdentifier(for: 3) == nil)
        made = []
        stage.act { source.apply(snapshot(("b", [4]), ("a", [1])), animatingDifferences: false) }
        #expect(made == [] && table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 1)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "4")
        stage.act { source.apply(snapshot(("b", [1]), ("a", [4]))) }
        #expect(made == [] && table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "1")
        try stage.drain()
    }

    @Test func `Inserted, deleted and moved rows are animated, except with the animation none`() throws {
        final class Names: NSObject, UITableViewDataSource {
            var names = ["a", "b"]
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let stage = try Stage()
        let table = UITableView(frame: rect(0, 0, 320, 800), style: .plain)
        let names = Names()
        stage.act {
            table.dataSource = names
            stage.window.addSubview(table)
        }
        try stage.drain()
        func timings() throws -> Set<AnimationTiming?> {
            let set = stage.application.changes.drain()
            try stage.reader.apply(set)
            return Set(set.changes.compactMap { if case .update(_, _, let timing) = $0 { timing } else { nil } })
        }
        let drawn = AnimationTiming(duration: .milliseconds(300))
        stage.act {
            names.names.insert("c", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
        #expect(try timings().contains(drawn))
        stage.act { table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0)) }
        #expect(try timings().contains(drawn))
        stage.act {
            names.names.removeLast()
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        #expect(try !timings().contains(drawn))
    }

    @Test func `Applied differences are animated, unless animatingDifferences is false`() throws {
        let stage = try Stage()
        let table = UITableView(frame: rect(0, 0, 320, 800), style: .plain)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        stage.act {
            stage.window.addSubview(table)
            source.apply(snapshot(("a", [1, 2])))
        }
        try stage.drain()
        func timings() throws -> Set<AnimationTiming?> {
            let set = stage.application.changes.drain()
            try stage.reader.apply(set)
            return Set(set.changes.compactMap { if case .update(_, _, let timing) = $0 { timing } else { nil } })
        }
        stage.act { source.apply(snapshot(("a", [3, 1, 2]))) }
        #expect(try timings() == [AnimationTiming(duration: .milliseconds(300))])
        stage.act { source.apply(snapshot(("a", [1, 2])), animatingDifferences: false) }
        #expect(try timings() == [nil])
    }

    @Test func `A collection keeps the cells of unchanged items, wherever they move`() throws {
        let stage = try Stage()
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: rect(0, 0, 320, 800), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.tag = item
        }
        var made: [Int] = []
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, place, item in
            made.append(item)
            return view.dequeueConfiguredReusableCell(using: registration, for: place, item: item)
        }
        stage.act {
            stage.window.addSubview(collection)
            source.apply(snapshot(("a", [1, 2, 3]), ("b", [4])))
        }
        try stage.drain()
        let kept = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
        made = []
        var next = snapshot(("b", [3, 5]), ("a", [2, 1]))
        next.reconfigureItems([1])
        stage.act { source.apply(next) }
        #expect(made.sorted() == [1, 5] && collection.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
        #expect(kept.tag == 3 && kept.frame.origin == .zero)
        #expect(collection.subviews.compactMap { ($0 as? UICollectionViewCell)?.tag } == [3, 5, 2, 1])
        #expect(source.snapshot().itemIdentifiers == [3, 5, 2, 1])
        try stage.drain()
    }

    @Test func `Child items of a section snapshot expand and collapse by a tap on their parent`() throws {
        let stage = try Stage()
        let collection = UICollectionView(
            frame: rect(0, 0, 320, 800),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { _, _, item in
            let cell = UICollectionViewListCell(frame: .zero)
            if item < 10 { cell.accessories = [.outlineDisclosure(options: .init(style: .header))] }
            return cell
        }
        var opened: [Int] = []
        source.sectionSnapshotHandlers.willExpandItem = { opened.append($0) }
        var items = NSDiffableDataSourceSectionSnapshot<Int>()
        items.append([1, 2])
        items.append([10, 11], to: 1)
        items.append([100], to: 11)
        #expect(items.items == [1, 10, 11, 100, 2] && items.visibleItems == [1, 2] && items.level(of: 100) == 2)
        #expect(items.rootItems == [1, 2] && items.parent(of: 100) == 11)
        #expect(items.snapshot(of: 1).items == [10, 11, 100] && items.snapshot(of: 1).rootItems == [10, 11])
        stage.act {
            stage.window.addSubview(collection)
            source.apply(items, to: "a")
        }
        #expect(source.snapshot().itemIdentifiers == [1, 2])
        let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
        stage.act { _ = first.receiveTap() }
        #expect(source.snapshot().itemIdentifiers == [1, 10, 11, 2] && opened == [1])
        #expect(collection.indexPathsForSelectedItems == [])
        let child = collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
        #expect(child?.indentationLevel == 1)
        #expect(source.snapshot(for: "a").isExpanded(1))
        stage.act { _ = first.receiveTap() }
        #expect(source.snapshot().itemIdentifiers == [1, 2])
        items.delete([11])
        #expect(items.items == [1, 10, 2])
    }
}
