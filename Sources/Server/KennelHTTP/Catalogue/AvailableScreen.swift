import JSON

/// A backend screen that the page lists for opening.
package struct AvailableScreen: Sendable {
    /// The path or URL to open.
    let path: String
    let title: String
    /// A description of the screen.
    let note: String
    /// The description in other languages, by language code such as `pt`.
    let notes: [String: String]
    /// The heading under which the screen is listed.
    let group: String
    /// The backend that serves the screen, by which the page distinguishes screens of different backends.
    let bff: String?

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
