/// What is seen of the rows stays where it is, as those above it come to be taller or less tall than was guessed.
///
/// UIKit moves the content's offset by the difference. A table of rows that are still to come has room to give, too: as
/// long as what is guessed of those stays likely, they take up the difference, and nothing moves at all.
extension UITableView {
    /// A row that is seen, and where it stands in the content.
    struct Anchor {
        let row: TableRow
        let section: TableSection
        let place: CGFloat
        /// Whether it had a cell.
        let isSeen: Bool

        /// How far it has moved since.
        var way: CGFloat { section.list.frame.minY + row.frame.minY - place }
    }

    /// The first row that is seen and has a cell, or else the first one that is seen.
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

    /// Rows without a cell keep the height that stands for theirs where they are above what is seen; that of others may
    /// change with all that becomes known.
    func keepGuesses(above anchor: Anchor?) {
        var isAbove = anchor != nil
        for row in sections.lazy.flatMap(\.rows) {
            if row === anchor?.row { isAbove = false }
            if row.cell == nil, row.height == .found { row.guess = isAbove ? row.frame.height : nil }
        }
    }

    /// Gives everything its place, and leaves a row where it is seen.
    func placeRows(keeping anchor: Anchor?) {
        var size = placeRows()
        if let anchor, anchor.way != 0 {
            give(anchor.way, above: anchor.row)
            size = placeRows()
        }
        // Where there was nothing to be seen yet, nothing is to be kept.
        resizeContent(to: size, shiftedBy: anchor.map { $0.isSeen ? $0.way : 0 } ?? 0)
    }

    /// Has the rows without a cell above one take up so much: they become less tall together, or taller. Where that
    /// would be unlikely, they are as tall as the mean.
    private func give(_ way: CGFloat, above row: TableRow) {
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
            // In whole points, so that what stands below is where it was to the last digit.
            let end = sum == room ? room - way : (sum * (room - way) / room).rounded()
            row.guess = end - taken
            taken = end
        }
    }

    /// How tall all rows came to be that only cells know, by section and row, for those that are there when all is
    /// loaded anew.
    var knownHeights: [[CGFloat?]] {
        sections.map { $0.rows.map { $0.height == .found && $0.frame.height > 0 ? $0.frame.height : nil } }
    }
}
