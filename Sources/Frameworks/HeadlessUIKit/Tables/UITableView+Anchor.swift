/// Keeps the visible rows at their position on the screen when rows above them turn out taller or shorter than
/// estimated.
///
/// On iOS the content offset is adjusted by the difference. On Linux the difference is first subtracted from the
/// estimates of rows without a cell, as long as the estimates stay plausible. Then nothing moves.
extension UITableView {
    /// A visible row and its position in the content.
    struct Anchor {
        let row: TableRow
        let section: TableSection
        let place: CGFloat
        /// Whether the row had a cell when the anchor was recorded.
        let isSeen: Bool

        /// The distance that the row has moved since the anchor was recorded, in points.
        var way: CGFloat { section.list.frame.minY + row.frame.minY - place }
    }

    /// The first visible row that has a cell, or otherwise the first visible row; nil if no row is visible.
    var anchor: Anchor? {
        let top = bounds.minY + adjustedContentInset.top
        var first: Anchor?
        for section in sections {
            let list = section.list.frame
            guard list.minY < bounds.maxY else { break }
            guard list.maxY > top else { continue }
            for row in section.rows where list.minY + row.frame.maxY > top {
                let place = list.minY + row.frame.minY
                guard place < bounds.maxY else { return first }
                let anchor = Anchor(row: row, section: section, place: place, isSeen: row.cell != nil)
                if anchor.isSeen { return anchor }
                if first == nil { first = anchor }
            }
        }
        return first
    }

    /// Fixes the estimated heights of rows without a cell above the anchor. The estimates of rows below it may still
    /// change.
    func keepGuesses(above anchor: Anchor?) {
        var isAbove = anchor != nil
        for row in sections.lazy.flatMap(\.rows) {
            if row === anchor?.row { isAbove = false }
            if row.cell == nil, row.height == .found { row.guess = isAbove ? row.frame.height : nil }
        }
    }

    /// Updates the layout and keeps the anchor row at its position on the screen.
    func placeRows(keeping anchor: Anchor?) {
        var size = placeRows()
        if let anchor, anchor.way != 0 {
            distribute(anchor.way, above: anchor.row)
            size = placeRows()
        }
        // If no row was visible, no position must be kept.
        resizeContent(to: size, shiftedBy: anchor.map { $0.isSeen ? $0.way : 0 } ?? 0)
    }

    /// Distributes a change of length over all rows above a row that have no cell. If the resulting estimates are
    /// implausible, the mean height is used.
    private func distribute(_ way: CGFloat, above row: TableRow) {
        let open = sections.lazy.flatMap(\.rows).prefix { $0 !== row }.filter { $0.cell == nil && $0.height == .found }
        let room = open.reduce(0) { $0 + $1.frame.height }
        guard room > 0 else { return }
        let mean = guessedHeight
        guard 0.5...2 ~= (room - way) / CGFloat(open.count) / mean else {
            for row in open { row.guess = mean }
            return
        }
        var (sum, taken) = (CGFloat(0), CGFloat(0))
        for row in open {
            sum += row.frame.height
            // Rounding to whole points keeps the positions below unchanged.
            let end = sum == room ? room - way : (sum * (room - way) / room).rounded()
            row.guess = end - taken
            taken = end
        }
    }

    /// The known heights of self-sizing rows, by section and row. They are used when the data is reloaded.
    var knownHeights: [[CGFloat?]] {
        sections.map { $0.rows.map { $0.height == .found && $0.frame.height > 0 ? $0.frame.height : nil } }
    }
}
