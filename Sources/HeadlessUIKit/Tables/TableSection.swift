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
}
