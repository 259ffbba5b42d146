/// What a table shows of one section.
final class TableSection {
    var header: TableEdge?
    var footer: TableEdge?
    /// What holds the rows: a list to assistive technology.
    let list = TableList()
    private(set) var rows: [TableRow] = []

    /// Everything in it, from above.
    var views: [UIView] { [header?.view, list, footer?.view].compactMap(\.self) }

    /// Has these rows, in this order.
    func show(_ next: [TableRow]) {
        let staying = Set(next.map(ObjectIdentifier.init))
        for row in rows where !staying.contains(ObjectIdentifier(row)) { row.removeFromSuperview() }
        rows = next
        showCells()
    }

    /// Shows the rows that have cells.
    func showCells() {
        var place = 0
        for row in rows where row.cell != nil {
            if place >= list.children.count || list.children[place] !== row { list.insertSubview(row, at: place) }
            place += 1
        }
        list.note(rows)
    }
}

/// What stands above or below the rows of a section.
struct TableEdge {
    let view: UIView
    var height: TableHeight
}

/// The rows of a section.
final class TableList: UIView {
    init() {
        super.init(frame: .zero)
        declared.role = "list"
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    /// Of how many rows how many are here in which places: the number of all, then for each run without a gap where it
    /// begins and how many they are. Nothing where all are.
    private var known: [Int] = []

    /// Notes which of the rows of a section are here.
    func note(_ rows: [TableRow]) {
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
        writer.numbers("rows", known.isEmpty ? nil : known.map(Double.init))
    }
}
