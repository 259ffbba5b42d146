/// A section of a table whose rows are drawn in a storyboard, each once.
struct DrawnSection {
    /// A row.
    struct Row {
        let cell: UITableViewCell
        /// How tall it is; nil where the table says it.
        let height: CGFloat?
    }

    let header: String?
    let footer: String?
    let rows: [Row]
}

extension UITableView {
    func drawnSection(_ section: Int) -> DrawnSection? {
        drawnSections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
    }

    func drawnRow(_ place: IndexPath) -> DrawnSection.Row? {
        drawnSection(place.section).flatMap { $0.rows.indices.contains(place.row) ? $0.rows[place.row] : nil }
    }
}
