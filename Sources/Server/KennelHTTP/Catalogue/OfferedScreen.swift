import JSON

/// A screen that is worth opening, as the page lists it.
package struct OfferedScreen: Sendable {
    /// The path or URL to open.
    let path: String
    /// Its name.
    let title: String
    /// What to expect of it.
    let note: String
    /// The note in other languages, by their codes such as `pt`.
    let notes: [String: String]
    /// Under which heading it is listed.
    let group: String
    /// Where it is: the page tells a session of that backend from one of another.
    let bff: String?

    /// Describes an entry of the list.
    package init(path: String, title: String, note: String, notes: [String: String], group: String, bff: String?) {
        self.path = path
        self.title = title
        self.note = note
        self.notes = notes
        self.group = group
        self.bff = bff
    }

    var json: JSON {
        [
            "path": .string(path), "title": .string(title), "note": .string(note), "group": .string(group),
            "bff": bff.map { .string($0) } ?? .null, "notes": .object(notes.mapValues { .string($0) }),
        ]
    }
}
