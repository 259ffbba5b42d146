import HeadlessUIKit
import TestSupport
import Testing

/// A table whose data and heights the test sets.
private final class Plan: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [[UITableViewCell]] = []
    var titles: [String?] = []
    var footers: [String?] = []
    var heights: [IndexPath: CGFloat] = [:]
    var headers: [Int: UIView] = [:]
    var headerHeights: [Int: CGFloat] = [:]

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows[indexPath.section][indexPath.row]
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath] ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headers[section] }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeights[section] ?? UITableView.automaticDimension
    }
}

/// Content of a given height, constrained on all sides.
private final class Block: UIView {
    var tall: CGFloat { didSet { invalidateIntrinsicContentSize() } }

    init(_ tall: CGFloat) {
        self.tall = tall
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: tall) }

    static func cell(_ tall: CGFloat, _ inset: CGFloat = 10) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let block = Block(tall)
        cell.contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: inset),
            block.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -inset),
            block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: inset),
            block.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -inset),
        ])
        return cell
    }
}

@Suite("Places in tables")
struct TableLayoutTests {
    private let stage: Stage
    private let plan = Plan()

    init() throws { stage = try Stage() }

    private func table(_ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 59, width: 393, height: 600), style: style)
        table.dataSource = plan
        table.delegate = plan
        return table
    }

    private func plain() -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    private func at(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `Row heights come from the delegate, the table, or are 44 points`() {
        let table = table()
        plan.rows = [[plain(), plain(), plain()]]
        plan.heights = [at(1): 80]
        stage.act { stage.window.addSubview(table) }
        #expect(table.rectForRow(at: at(0)) == CGRect(x: 0, y: 0, width: 393, height: 44))
        #expect(table.rectForRow(at: at(1)) == CGRect(x: 0, y: 44, width: 393, height: 80))
        #expect(table.contentSize == CGSize(width: 393, height: 168))
        stage.act { table.rowHeight = 60 }
        #expect(table.rectForRow(at: at(2)) == CGRect(x: 0, y: 140, width: 393, height: 60))
        let content = plan.rows[0][1].contentView
        #expect(abs(content.frame.height - (80 - 1.0 / 3)) < 0.001 && content.frame.width == 393)
    }

    @Test func `Rows are as tall as their constraints require, and a growing row moves those below`() throws {
        let table = table()
        plan.rows = [[Block.cell(60), Block.cell(5), Block.cell(100)]]
        stage.act {
            table.separatorStyle = .none
            stage.window.addSubview(table)
        }
        #expect([0, 1, 2].map { table.rectForRow(at: at($0)) }.map(\.minY) == [0, 80, 105])
        let block = try #require(plan.rows[0][1].contentView.subviews.first as? Block)
        #expect(block.frame == CGRect(x: 10, y: 10, width: 373, height: 5))
        stage.act { block.tall = 40 }
        #expect([0, 1, 2].map { table.rectForRow(at: at($0)) }.map(\.minY) == [0, 80, 140])
        #expect(block.frame == CGRect(x: 10, y: 10, width: 373, height: 40))
        #expect(table.contentSize.height == 260)
    }

    @Test func `A separator adds one pixel to the height of self-sizing rows`() {
        let table = table()
        plan.rows = [[Block.cell(60), Block.cell(60)]]
        stage.act { stage.window.addSubview(table) }
        #expect(abs(table.rectForRow(at: at(1)).minY - (80 + 1.0 / 3)) < 0.001)
        #expect(plan.rows[0][0].contentView.frame.height == 80)
    }

    @Test func `Sections of an inset grouped table lie inside its margins, below their titles`() throws {
        let table = table(.insetGrouped)
        plan.rows = [[plain(), plain()], [plain()]]
        plan.titles = ["One", nil]
        stage.act { stage.window.addSubview(table) }
        let title = try #require(table.headerView(forSection: 0))
        let label = try #require(title.textLabel)
        let words = label.sizeThatFits(CGSize(width: 329, height: CGFloat.infinity)).height
        let first: CGFloat = ((words * 3).rounded(.up) + 119) / 3
        #expect(title.frame == CGRect(x: 16, y: 0, width: 361, height: first))
        #expect(label.frame.minX == 16 && label.frame.width == 329)
        #expect(table.rectForRow(at: at(0)) == CGRect(x: 16, y: first, width: 361, height: 44))
        let gap: CGFloat = 106 / 3
        #expect(abs(table.rectForRow(at: at(0, 1)).minY - (first + 88 + gap)) < 0.001)
        stage.act { table.frame.size.width = 430 }
        #expect(table.rectForRow(at: at(0)).minX == 20 && table.rectForRow(at: at(0)).width == 390)
    }

    @Test func `A grouped table starts 35 points down and ends with a section's spacing`() {
        let table = table(.grouped)
        plan.rows = [[plain()], [plain()]]
        stage.act { stage.window.addSubview(table) }
        #expect(table.rectForRow(at: at(0)).minY == 35)
        #expect(abs(table.rectForRow(at: at(0, 1)).minY - (79 + 106.0 / 3)) < 0.001)
        #expect(abs(table.contentSize.height - (123 + 53)) < 0.001)
    }

    @Test func `Table header and footer views keep their own height, section headers the given one`() {
        let table = table()
        plan.rows = [[plain()], [plain()]]
        plan.headers = [0: UIView(), 1: UIView()]
        plan.headerHeights = [0: 50, 1: 30]
        stage.act {
            table.sectionHeaderTopPadding = 0
            table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 120))
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
            stage.window.addSubview(table)
        }
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 393, height: 120))
        #expect(plan.headers[0]?.frame == CGRect(x: 0, y: 120, width: 393, height: 50))
        #expect(table.rectForRow(at: at(0)).minY == 170)
        #expect(plan.headers[1]?.frame.minY == 214)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 288, width: 393, height: 70))
        #expect(table.contentSize.height == 358)
    }

    @Test func `A cell's accessory takes space from its content`() {
        let table = table()
        let cell = Block.cell(30)
        plan.rows = [[cell]]
        stage.act { stage.window.addSubview(table) }
        stage.act { cell.accessoryType = .disclosureIndicator }
        #expect(cell.contentView.frame.width == 359)
        #expect(cell.contentView.subviews.first?.frame.width == 339)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        stage.act { cell.accessoryView = own }
        #expect(own.frame.maxX == 377 && cell.contentView.frame.width == 318)
    }

    @Test func `Cell labels are placed as the cell style defines`() throws {
        let table = table()
        let beside = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let below = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        plan.rows = [[beside, below]]
        for cell in plan.rows[0] {
            cell.textLabel?.text = "Apple"
            cell.detailTextLabel?.text = "ripe"
        }
        stage.act { stage.window.addSubview(table) }
        let (title, detail) = (try #require(beside.textLabel), try #require(beside.detailTextLabel))
        #expect(title.frame.minX == 16 && detail.frame.maxX == 377)
        #expect(abs(title.frame.midY - beside.contentView.bounds.midY) < 0.4)
        #expect(below.textLabel?.frame.minX == 16 && below.detailTextLabel?.frame.minX == 16)
        #expect(below.detailTextLabel?.frame.minY == (below.textLabel?.frame.maxY ?? 0) + 2)
        #expect(below.frame.height > 44)
    }

    @Test func `A wider table is laid out again`() {
        let table = table()
        plan.rows = [[Block.cell(60)]]
        stage.act { stage.window.addSubview(table) }
        stage.act { table.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
        #expect(table.rectForRow(at: at(0)).width == 852)
        #expect(plan.rows[0][0].contentView.subviews.first?.frame.width == 832)
    }

    @Test func `Rows are inserted and deleted without recreating the others`() {
        let table = table()
        let (first, second, third) = (plain(), plain(), plain())
        plan.rows = [[first, second]]
        stage.act { stage.window.addSubview(table) }
        stage.act {
            table.selectRow(at: at(1), animated: false)
            plan.rows = [[third, second]]
            table.performBatchUpdates {
                table.deleteRows(at: [at(0)], with: .automatic)
                table.insertRows(at: [at(0)], with: .fade)
            }
        }
        #expect(table.cellForRow(at: at(0)) === third && table.cellForRow(at: at(1)) === second)
        #expect(table.indexPathForSelectedRow == at(1))
        stage.act {
            plan.rows = [[third, second], [first]]
            table.insertSections([1], with: .none)
        }
        #expect(table.numberOfSections == 2 && table.rectForRow(at: at(0, 1)).minY == 88)
        stage.act {
            plan.rows = [[third]]
            table.deleteSections([1], with: .none)
        }
        #expect(stage.host.notes.count == 1)
        #expect(table.numberOfRows(inSection: 0) == 1)
    }

    @Test func `The closure of a batch update need not escape, and may be nil`() {
        func update(_ table: UITableView, _ changes: () -> Void) { table.performBatchUpdates(changes) }
        let table = table()
        plan.rows = [[plain()]]
        stage.act { stage.window.addSubview(table) }
        var ended = 0
        stage.act {
            plan.rows[0].append(plain())
            update(table) { table.insertRows(at: [at(1)], with: .none) }
            table.performBatchUpdates(nil) { _ in ended += 1 }
        }
        #expect(table.numberOfRows(inSection: 0) == 2 && ended == 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -30])
    func `An invalid row height is reported, and no row is lost`(_ height: CGFloat) {
        let table = table()
        plan.rows = [[plain(), plain()]]
        plan.heights = [at(0): height]
        stage.act { stage.window.addSubview(table) }
        #expect(table.rectForRow(at: at(1)).minY == 44)
        #expect(stage.host.notes.count == 1)
    }

    @Test func `A table can be scrolled to rows further down`() {
        let table = table()
        plan.rows = [(0..<100).map { _ in plain() }]
        stage.act { stage.window.addSubview(table) }
        stage.act { table.scrollToRow(at: at(50), at: .top, animated: false) }
        #expect(table.contentOffset.y == 2_200)
        #expect(table.indexPathsForVisibleRows?.first == at(50))
        #expect(table.visibleCells.count == 14)
        stage.act { table.scrollToRow(at: at(99), at: .bottom, animated: true) }
        #expect(table.contentOffset.y == 3_800)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `A title taller than its header is shown beyond it and is not clipped`(style: UITableView.Style) throws {
        plan.rows = [[plain()], [plain()]]
        plan.titles = ["First", "Second"]
        plan.headerHeights = [0: 10, 1: 10]
        let table = table(style)
        stage.act { stage.window.addSubview(table) }
        for section in 0..<2 {
            let header = try #require(table.headerView(forSection: section))
            let words = try #require(header.textLabel)
            #expect(header.frame.height == 10 && words.frame.height > 12)
            #expect(words.frame.minY < 0 && !header.clipsToBounds)
        }
    }
}
