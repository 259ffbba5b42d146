/// The views of one section of a table.
final class TableSection {
    var header: TableEdge?
    var footer: TableEdge?
    /// The container of the rows, which assistive technology treats as a list.
    let list = TableList()
    private(set) var rows: [TableRow] = []

    /// The header, the list of rows and the footer, from top to bottom.
    var views: [UIView] { [header?.view, list, footer?.view].compactMap(\.self) }

    /// Replaces the rows of the section.
    func show(_ next: [TableRow]) {
        let staying = Set(next.map(ObjectIdentifier.init))
        for row in rows where !staying.contains(ObjectIdentifier(row)) { row.removeFromSuperview() }
        rows = next
        showCells()
    }

    /// Adds the rows that have cells to the section's list.
    func showCells() {
        var place = 0
        for row in rows where row.cell != nil {
            if place >= list.children.count || list.children[place] !== row { list.insertSubview(row, at: place) }
            place += 1
        }
        list.recordRows(rows)
    }
}

/// The header or footer of a section.
struct TableEdge {
    let view: UIView
    var height: TableHeight
}

/// The container of a section's rows.
final class TableList: UIView {
    init() {
        super.init(frame: .zero)
        declared.role = "list"
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    /// The rows that have cells, as the page receives them: the total number of rows, followed by the start and the
    /// length of each run of consecutive rows with cells. Empty if all rows have cells.
    private var known: [Int] = []

    /// Records which rows of the section have cells.
    func recordRows(_ rows: [TableRow]) {
        var next: [Int] = []
        for (place, row) in rows.enumerated() where row.cell != nil {
            if place > 0, rows[place - 1].cell != nil, !next.isEmpty {
                next[next.count - 1] += 1
            } else {
                next += [place, 1]
            }
        }
        next = next == [0, rows.count] ? [] : [rows.count] + next
        guard next != known else { return }
        known = next
        mark(.accessibility)
    }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.accessibility) else { return }
        writer.setNumbers(.rows, to: known.isEmpty ? nil : known.map(Double.init))
    }
}
