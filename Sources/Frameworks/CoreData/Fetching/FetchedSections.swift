import Foundation
import FoundationShims

/// The results of a controller, grouped into sections.
struct FetchedSections {
    struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var members: [NSManagedObject]
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { members.count }
        var objects: [Any]? { members }
    }

    /// A change from one set of results to another.
    enum Change {
        case section(Section, Int, NSFetchedResultsChangeType)
        case object(NSManagedObject, IndexPath?, NSFetchedResultsChangeType, IndexPath?)
    }

    private(set) var sections: [Section] = []
    /// The index paths of the objects, by object number.
    private(set) var places: [Int64: IndexPath] = [:]

    init(_ objects: [NSManagedObject], by keyPath: String?) {
        let walk = keyPath.map { KeyPathWalk($0) }
        if walk == nil { sections = [Section(name: "", members: [])] }
        for object in objects {
            let name = walk?.value(of: object).map { "\($0)" } ?? ""
            if sections.last?.name != name || sections.isEmpty { sections.append(Section(name: name, members: [])) }
            sections[sections.count - 1].members.append(object)
        }
        for (index, section) in sections.enumerated() {
            for (row, object) in section.members.enumerated() {
                places[object.objectID.number] = IndexPath(indexes: [index, row])
            }
        }
    }

    var all: [NSManagedObject] { sections.flatMap(\.members) }

    func object(at place: IndexPath) -> NSManagedObject? {
        guard place.count == 2, sections.indices.contains(place[0]) else { return nil }
        let members = sections[place[0]].members
        return members.indices.contains(place[1]) ? members[place[1]] : nil
    }

    /// Returns the changes that update a table to the new results: deletions by old index paths in descending order,
    /// insertions by new index paths, then moves and updates of the remaining objects.
    func changes(to new: FetchedSections, updated: Set<Int64>) -> [Change] {
        var changes: [Change] = []
        let (before, after) = (Set(sections.map(\.name)), Set(new.sections.map(\.name)))
        for (index, section) in sections.enumerated().reversed() where !after.contains(section.name) {
            changes.append(.section(section, index, .delete))
        }
        for (index, section) in new.sections.enumerated() where !before.contains(section.name) {
            changes.append(.section(section, index, .insert))
        }
        for object in all.reversed() where new.places[object.objectID.number] == nil {
            changes.append(.object(object, places[object.objectID.number], .delete, nil))
        }
        for object in new.all where places[object.objectID.number] == nil {
            changes.append(.object(object, nil, .insert, new.places[object.objectID.number]))
        }
        let moved = moves(to: new)
        for object in new.all {
            let number = object.objectID.number
            guard let from = places[number], let to = new.places[number] else { continue }
            if moved.contains(number) {
                changes.append(.object(object, from, .move, to))
            } else if updated.contains(number) {
                changes.append(.object(object, from, .update, to))
            }
        }
        return changes
    }

    /// Returns the remaining objects whose order or section changed.
    private func moves(to new: FetchedSections) -> Set<Int64> {
        func members(of results: FetchedSections, alsoIn others: FetchedSections) -> [String] {
            results.sections.flatMap { section in
                section.members.filter { others.places[$0.objectID.number] != nil }
                    .map { "\($0.objectID.number) \(section.name)" }
            }
        }
        let steps = members(of: new, alsoIn: self).difference(from: members(of: self, alsoIn: new))
        return Set(
            steps.insertions.compactMap { step in
                guard case .insert(_, let element, _) = step else { return nil }
                return element.split(separator: " ").first.flatMap { Int64($0) }
            })
    }
}
