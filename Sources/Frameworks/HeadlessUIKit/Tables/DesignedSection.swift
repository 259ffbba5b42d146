/// A section of static cells, designed in a storyboard.
struct DesignedSection {
    /// A static row, with its cell.
    struct Row {
        let cell: UITableViewCell
        /// The height of the row; nil uses the table's `rowHeight`.
        let height: CGFloat?
    }

    let header: String?
    let footer: String?
    let rows: [Row]
}

extension UITableView {
    func drawnSection(_ section: Int) -> DesignedSection? {
        drawnSections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
    }

    func drawnRow(_ place: IndexPath) -> DesignedSection.Row? {
        drawnSection(place.section).flatMap { $0.rows.indices.contains(place.row) ? $0.rows[place.row] : nil }
    }
}
