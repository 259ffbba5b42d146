import HeadlessUIKit
import TestSupport
import Testing

private final class Fruit: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    var sections = [("Sweet", ["Apple", "Pear"]), ("Sour", ["Lemon"])]
    private(set) var diary: [String] = []

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        view = table
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].1.count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "fruit")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "fruit")
        cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
        cell.detailTextLabel?.text = "ripe"
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        diary.append("+\(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        diary.append("-\(indexPath.section).\(indexPath.row)")
    }
}

@Suite("Tables")
struct TableTests {
    private final class OwnCell: UITableViewCell {}

    private let fruit = Fruit()
    private let stage: Stage

    init() throws { stage = try Stage(root: fruit) }

    @Test func `Rows come from the data source once the table is in a window`() throws {
        #expect(fruit.table.numberOfSections == 2)
        #expect(fruit.table.numberOfRows(inSection: 0) == 2)
        #expect(fruit.table.numberOfRows(inSection: 7) == 0)
        let lemon = try #require(fruit.table.cellForRow(at: IndexPath(row: 0, section: 1)))
        #expect(lemon.textLabel?.text == "Lemon")
        #expect(lemon.detailTextLabel?.text == "ripe")
        #expect(fruit.table.indexPath(for: lemon) == IndexPath(row: 0, section: 1))
        #expect(fruit.table.cellForRow(at: IndexPath(row: 1, section: 1)) == nil)
    }

    @Test func `A tap selects a row and deselects the previous one`() throws {
        let apple = try #require(fruit.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let lemon = try #require(fruit.table.cellForRow(at: IndexPath(row: 0, section: 1)))
        stage.act {
            #expect(apple.receiveTap())
            #expect(lemon.receiveTap())
        }
        #expect(fruit.diary == ["+0.0", "-0.0", "+1.0"])
        #expect(lemon.isSelected && !apple.isSelected)
        stage.act { fruit.table.deselectRow(at: IndexPath(row: 0, section: 1), animated: true) }
        #expect(!lemon.isSelected && fruit.table.indexPathForSelectedRow == nil)
        fruit.table.allowsSelection = false
        #expect(!stage.act { apple.receiveTap() })
    }

    @Test func `Reloading a table shows the current data`() throws {
        _ = try stage.drain()
        stage.act {
            fruit.sections = [("Salty", ["Olive"])]
            fruit.table.reloadData()
        }
        _ = try stage.drain()
        #expect(fruit.table.numberOfSections == 1)
        #expect(fruit.table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Olive")
    }

    @Test func `Cells are made from the registered class, and without one a plain cell is made and logged`() {
        let place = IndexPath(row: 0, section: 0)
        fruit.table.register(OwnCell.self, forCellReuseIdentifier: "own")
        #expect(fruit.table.dequeueReusableCell(withIdentifier: "own", for: place) is OwnCell)
        #expect(fruit.table.dequeueReusableCell(withIdentifier: "other") == nil)
        stage.act { _ = fruit.table.dequeueReusableCell(withIdentifier: "other", for: place) }
        #expect(stage.host.notes.count == 1)
    }
}
