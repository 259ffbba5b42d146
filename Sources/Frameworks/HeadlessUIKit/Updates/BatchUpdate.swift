/// Rows or items, and sections, that come, go, move or change together.
///
/// As in UIKit, what goes, moves away or is reloaded is named by its place before the update, and what comes by its
/// place afterwards.
struct BatchUpdate {
    /// How many updates stand inside each other.
    var depth = 0
    /// Whether anything in it is to be seen on its way.
    var isDrawn = false
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    var reloadedSections: IndexSet = []
    var movedSections: [(from: Int, to: Int)] = []

    /// How long what moves is drawn to move.
    static let duration: TimeInterval = 0.3
}

/// What is shown after an update: what is there already, and what is to be asked for.
struct UpdatePlan<Row> {
    enum Section {
        /// A section that was there, with its rows; nil for a row that is new.
        case kept(former: Int, rows: [Row?])
        case new
    }

    var sections: [Section]

    /// Whether there are as many rows as a data source has.
    func agrees(with counts: [Int]) -> Bool {
        sections.count == counts.count
            && zip(sections, counts).allSatisfy { section, count in
                switch section {
                case .new: true
                case .kept(_, let rows): rows.count == count
                }
            }
    }
}

extension BatchUpdate {
    /// What comes of these sections with their rows; what is said of rows that are not there is left out.
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

        func kept(_ place: Int) -> UpdatePlan<Row>.Section {
            if reloadedSections.contains(place) { return .new }
            let rows = sections[place].enumerated().compactMap { number, row -> Row?? in
                let indexPath = IndexPath(item: number, section: place)
                if gone.contains(indexPath) { return nil }
                return .some(renewed.contains(indexPath) ? nil : row)
            }
            return .kept(former: place, rows: rows)
        }

        var planned = sections.indices.filter { !goneSections.contains($0) }.map(kept)
        let comingSections =
            insertedSections.map { (to: $0, section: UpdatePlan<Row>.Section.new) }
            + sectionMoves.map { (to: $0.to, section: kept($0.from)) }
        for coming in comingSections.sorted(by: { $0.to < $1.to }) where coming.to >= 0 {
            planned.insert(coming.section, at: min(coming.to, planned.count))
        }
        let coming =
            inserted.map { (to: $0, row: Row?.none) }
            + moves.map { (to: $0.to, row: renewed.contains($0.from) ? nil : row(at: $0.from)) }
        for (place, row) in coming.sorted(by: { $0.to < $1.to })
        where place.count == 2 && planned.indices.contains(place.section) && place.item >= 0 {
            guard case .kept(let former, var rows) = planned[place.section] else { continue }
            rows.insert(row, at: min(place.item, rows.count))
            planned[place.section] = .kept(former: former, rows: rows)
        }
        return UpdatePlan(sections: planned)
    }
}
