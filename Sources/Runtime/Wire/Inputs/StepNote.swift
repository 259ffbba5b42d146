package import JSON

/// What a person wrote on a step of a session: for others to read, nothing to the app.
public struct StepNote: Sendable, Equatable, Codable {
    /// The number of the input that it is about.
    public let step: Int
    /// What was written, in the place of what was written on that step before; without a text, it is removed.
    public let text: String

    /// Longest text, in bytes.
    public static let longestText = 2_000
    /// How many steps of a session have notes at most.
    public static let most = 200

    /// Describes a note.
    public init(step: Int, text: String) {
        self.step = step
        self.text = text
    }
}

extension StepNote {
    /// Reads `[{"step","text"}]`; throws `.malformed` with a sentence that names the member.
    static func notes(in members: Members) throws(InputRejection) -> [StepNote] {
        var notes: [StepNote] = []
        for json in try members.list("notes", atMost: 2 * most) {
            let note = try Members(json, of: "a note")
            try note.allow("step", "text")
            notes.append(
                StepNote(
                    step: try note.integer("step", in: 1...Int(Int32.max)),
                    text: try note.text("text", atMost: longestText)))
        }
        guard !notes.isEmpty else { throw .malformed(reason: "\"notes\" of \(members.subject) is empty.") }
        return notes
    }

    /// Writes `"notes":[{"step","text"}]`.
    package static func write(_ notes: [StepNote], to json: inout JSONWriter) {
        json.key("notes")
        json.beginArray()
        for note in notes {
            json.beginObject()
            json.member("step", note.step)
            json.member("text", note.text)
            json.endObject()
        }
        json.endArray()
    }
}

/// The notes of a session: at most one on each step.
package struct StepNotes: Sendable, Equatable {
    private var texts: [Int: String] = [:]

    /// No notes.
    package init() {}

    /// What is left of the notes in these inputs, oldest first.
    package init(in inputs: some Sequence<SessionInput>) {
        for case .notes(let notes) in inputs { take(notes) }
    }

    /// All of them, by their steps.
    package var all: [StepNote] {
        texts.sorted { $0.key < $1.key }.map { StepNote(step: $0.key, text: $0.value) }
    }

    /// What is written on a step; nil where nothing is.
    package subscript(step: Int) -> String? { texts[step] }

    /// Takes what was written, or removed.
    package mutating func take(_ notes: [StepNote]) {
        for note in notes { texts[note.step] = note.text.isEmpty ? nil : note.text }
    }

    /// Why notes are not taken in a session that has come to its step `last`; nil where they are.
    package func refusal(of notes: [StepNote], last: Int) -> InputRejection? {
        if let beyond = notes.first(where: { $0.step > last }) {
            return .malformed(reason: "There is no step \(beyond.step) to write a note on; the last is \(last).")
        }
        if let gone = notes.first(where: { $0.text.isEmpty && texts[$0.step] == nil }) {
            return .malformed(reason: "There is no note on step \(gone.step) that could be removed.")
        }
        var after = self
        after.take(notes)
        guard after.texts.count <= StepNote.most else {
            return .malformed(reason: "\(StepNote.most) steps have notes, which is all that a session may have.")
        }
        return nil
    }
}
