/// A batch of insertions, deletions, moves and reloads of items or rows.
///
/// As in UIKit, the index paths of deletions, of reloads and of the sources of moves refer to the state before the
/// update. All others refer to the state after it.
struct BatchUpdate {
    /// The number of open nested updates. The batch is applied when it becomes 0.
    var depth = 0
    /// Whether any change of the batch is animated.
    var isDrawn = false
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    var reloadedSections: IndexSet = []
    var movedSections: [(from: Int, to: Int)] = []

    /// The duration of the animation, in seconds.
    static let duration: TimeInterval = 0.3
}

/// The result of a batch update: the rows to keep and the rows to load.
struct UpdatePlan<Row> {
    enum Section {
        /// An existing section with its rows. A nil row is new.
        case existing(former: Int, rows: [Row?])
        case new
    }

    var sections: [Section]

    /// The numbers of rows by section; nil for a new section.
    var counts: [Int?] {
        sections.map { section in
            switch section {
            case .new: nil
            case .existing(_, let rows): rows.count
            }
        }
    }

    /// Whether the numbers of rows match those of the data source.
    func agrees(with counts: [Int]) -> Bool {
        sections.count == counts.count && zip(self.counts, counts).allSatisfy { $0 == nil || $0 == $1 }
    }
}

extension BatchUpdate {
    /// Returns the result of the update for these sections. Changes of rows that do not exist are ignored.
    func plan<Row>(for sections: [[Row]]) -> UpdatePlan<Row> {
        func row(at place: IndexPath) -> Row? {
            guard place.count == 2, sections.indices.contains(place.section),
                sections[place.section].indices.contains(place.item)
            else { return nil }
            return sections[place.section][place.item]
        }
        let renewed = Set(reloaded)
        let moves = moved.filter { row(at: $0.from) != nil }
        let gone = Set(deleted).union(moves.map(\.from))
        let sectionMoves = movedSections.filter { sections.indices.contains($0.from) }
        let goneSections = deletedSections.union(IndexSet(sectionMoves.map(\.from)))

        func updatedSection(at place: Int) -> UpdatePlan<Row>.Section {
            if reloadedSections.contains(place) { return .new }
            let rows = sections[place].enumerated().compactMap { number, row -> Row?? in
                let indexPath = IndexPath(item: number, section: place)
                if gone.contains(indexPath) { return nil }
                return .some(renewed.contains(indexPath) ? nil : row)
            }
            return .existing(former: place, rows: rows)
        }

        var planned = sections.indices.filter { !goneSections.contains($0) }.map(updatedSection)
        let comingSections =
            insertedSections.map { (to: $0, section: UpdatePlan<Row>.Section.new) }
            + sectionMoves.map { (to: $0.to, section: updatedSection(at: $0.from)) }
        for coming in comingSections.sorted(by: { $0.to < $1.to }) where coming.to >= 0 {
            planned.insert(coming.section, at: min(coming.to, planned.count))
        }
        let coming =
            inserted.map { (to: $0, row: Row?.none) }
            + moves.map { (to: $0.to, row: renewed.contains($0.from) ? nil : row(at: $0.from)) }
        for (place, row) in coming.sorted(by: { $0.to < $1.to })
        where place.count == 2 && planned.indices.contains(place.section) && place.item >= 0 {
            guard case .existing(let former, var rows) = planned[place.section] else { continue }
            rows.insert(row, at: min(place.item, rows.count))
            planned[place.section] = .existing(former: former, rows: rows)
        }
        return UpdatePlan(sections: planned)
    }
}

extension BatchUpdate {
    /// Returns the reason of the exception that iOS raises if the data source does not match the update.
    ///
    /// - Parameters:
    ///   - before: The numbers of rows before the update, by section.
    ///   - after: The numbers of rows that the data source returns after the update, by section.
    ///   - thing: `row` or `item`.
    func invalidity(from before: [Int], to after: [Int], things thing: String) -> String {
        let view = thing == "row" ? "table view" : "collection view"
        guard before.count + insertedSections.count - deletedSections.count == after.count else {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the \(view) after the "
                + "update (\(after.count)) must be equal to the number of sections contained in the \(view) before the update "
                + "(\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) "
                + "inserted, \(deletedSections.count) deleted)."
        }
        func changes(in section: Int) -> (inserted: Int, deleted: Int, movedIn: Int, movedOut: Int) {
            (
                inserted.count { $0.section == section }, deleted.count { $0.section == section },
                moved.count { $0.to.section == section }, moved.count { $0.from.section == section }
            )
        }
        let section =
            before.indices.first { section in
                let own = changes(in: section)
                let expected = before[section] + own.inserted - own.deleted + own.movedIn - own.movedOut
                return after.indices.contains(section) && after[section] != expected
            } ?? 0
        let change = changes(in: section)
        return
            "Invalid update: invalid number of \(thing)s in section \(section). The number of \(thing)s contained in an "
            + "existing section after the update (\(after.indices.contains(section) ? after[section] : 0)) must be equal to the "
            + "number of \(thing)s contained in that section before the update "
            + "(\(before.indices.contains(section) ? before[section] : 0)), plus or minus the number of \(thing)s inserted or "
            + "deleted from that section (\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus the number of \(thing)s "
            + "moved into or out of that section (\(change.movedIn) moved in, \(change.movedOut) moved out)."
    }
}
