import HeadlessUIKit
import TestSupport
import Testing

@Suite("Reconfigured and repeated items")
struct ReconfiguringTests {
    private final class Suffix {
        var text = ""
    }

    @Test func `A reconfigured row keeps its cell, and a reloaded one gets a new cell`() throws {
        let screen = UITableViewController(style: .plain)
        let stage = try Stage(root: screen)
        let table = try #require(screen.tableView)
        let suffix = Suffix()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, id in
            let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
            cell.textLabel?.text = "\(id)\(suffix.text)"
            return cell
        }
        stage.act {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot, animatingDifferences: false)
            let places = [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)]
            let before = places.map { table.cellForRow(at: $0) }
            suffix.text = " again"
            snapshot.reconfigureItems([3])
            snapshot.reloadItems([2])
            source.apply(snapshot, animatingDifferences: false)
            let after = places.map { table.cellForRow(at: $0) }
            #expect(after[0] !== before[0] && after[1] === before[1])
            #expect(after.map { $0?.textLabel?.text } == ["2 again", "3 again"])
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "1")
        }
    }

    @Test func `A reconfigured item of a collection keeps its cell`() throws {
        let (root, layout) = (UIViewController(), UICollectionViewFlowLayout())
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        root.view.addSubview(collection)
        let stage = try Stage(root: root)
        var configured = 0
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, _ in
            configured += 1
            return collection.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        }
        stage.act {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2])
            source.apply(snapshot, animatingDifferences: false)
            let path = IndexPath(item: 1, section: 0)
            let (before, count) = (collection.cellForItem(at: path), configured)
            snapshot.reconfigureItems([2])
            source.apply(snapshot, animatingDifferences: false)
            #expect(collection.cellForItem(at: path) === before && before != nil && configured == count + 1)
        }
    }

    @Test func `Identifiers that stand more than once are logged and used once`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 2, 3, 3])
            #expect(snapshot.itemIdentifiers == [1, 2, 3])
        }
        #expect(stage.host.notes.map(\.description).filter { $0.contains("more than once: 2, 3") }.count == 1)
    }

    @Test func `A symbol has data, from which the same symbol is made`() throws {
        let photo = try #require(UIImage(systemName: "photo"))
        let data = try #require(photo.pngData())
        let again = try #require(UIImage(data: data))
        #expect(again.size == photo.size && again.pngData() == data && photo.jpegData(compressionQuality: 0.5) == data)
        #expect(UIImage(data: Data("<svg xmlns=\"http://www.w3.org/2000/svg\" data-symbol=\"photo".utf8)) == nil)
    }
}
