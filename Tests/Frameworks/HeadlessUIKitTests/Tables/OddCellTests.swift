import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Cells whose views are pinned to the cell itself")
struct OddCellTests {
    private final class Cell: UITableViewCell {
        let row = UIStackView()
        let picture = UIImageView()

        required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            row.translatesAutoresizingMaskIntoConstraints = false
            row.alignment = .center
            picture.translatesAutoresizingMaskIntoConstraints = false
            addSubview(row)
            row.addArrangedSubview(picture)
            let label = UILabel()
            label.text = "Rye"
            row.addArrangedSubview(label)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
                row.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
                row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
                picture.widthAnchor.constraint(equalToConstant: 50),
                picture.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: .zero, style: .plain)
        override func viewDidLoad() {
            table.dataSource = self
            table.delegate = self
            table.register(Cell.self, forCellReuseIdentifier: "row")
            table.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(table)
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: view.topAnchor),
                table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 82 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    @Test func `A cell's constraints hold in its row's height, and none is dropped`() throws {
        let rows = Rows()
        let stage = try Stage(root: rows)
        try stage.drain()
        let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
        #expect(cell.row.frame.height == 82)
        #expect(cell.picture.frame == CGRect(x: 0, y: 16, width: 50, height: 50))
        #expect(stage.host.notes.map(\.description).filter { $0.contains("cannot all hold") } == [])
    }
}

@Suite("Cells that are made without a style")
struct PlainCellTests {
    private final class Cell: UITableViewCell {}

    @Test func `A table view cell made with a frame has a text label`() {
        let cells = [UITableViewCell(frame: .zero), Cell(frame: CGRect(x: 0, y: 0, width: 10, height: 20)), Cell()]
        #expect(cells.map { $0.textLabel != nil } == [true, true, true])
        #expect(cells[1].frame.size == CGSize(width: 10, height: 20))
    }
}

@Suite("Places of items, as values")
struct LayoutAttributesTests {
    private final class Photo: UICollectionViewLayoutAttributes {
        var tall: CGFloat = 0
        override func copy(with zone: NSZone?) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Photo)?.tall = tall
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool { (object as? Photo)?.tall == tall && super.isEqual(object) }
    }

    @Test func `Subclassed layout attributes are made, copied and compared with their own properties`() throws {
        let photo = Photo(forCellWith: IndexPath(item: 3, section: 1))
        photo.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        (photo.tall, photo.alpha) = (7, 0.5)
        let copy = try #require(photo.copy() as? Photo)
        #expect(copy !== photo && copy == photo && copy.indexPath == IndexPath(item: 3, section: 1) && copy.tall == 7)
        copy.tall = 8
        #expect(copy != photo)
        copy.center = CGPoint(x: 0, y: 0)
        #expect(copy.frame.origin == CGPoint(x: -15, y: -20))
    }

    @Test func `An aspect ratio is fitted into the middle of a rectangle`() {
        let place = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(place == CGRect(x: 10, y: 35, width: 100, height: 50))
    }
}
