package import JSON

/// A person's annotation of a step, for other people; the app is not notified.
public struct StepAnnotation: Sendable, Equatable, Codable {
    /// The number of the annotated input.
    public let step: Int
    /// The text, which replaces the previous annotation of the step; an empty text removes it.
    public let text: String

    /// The largest size of a text, in bytes.
    public static let longestText = 2_000
    /// The largest number of annotated steps in a session.
    public static let most = 200

    /// Creates an annotation.
    public init(step: Int, text: String) {
        self.step = step
        self.text = text
    }
}

extension StepAnnotation {
    /// Parses `[{"step","text"}]`. Throws `.malformed` with a sentence that names the member.
    static func notes(in members: ObjectMembers) throws(InputRejection) -> [StepAnnotation] {
        var notes: [StepAnnotation] = []
        for json in try members.list("notes", atMost: 2 * most) {
            let note = try ObjectMembers(json, of: "a note")
            try note.allow("step", "text")
            notes.append(
                StepAnnotation(
                    step: try note.integer("step", in: 1...Int(Int32.max)),
                    text: try note.text("text", atMost: longestText)))
        }
        guard !notes.isEmpty else { throw .malformed(reason: "\"notes\" of \(members.subject) is empty.") }
        return notes
    }

    /// Writes `"notes":[{"step","text"}]`.
    package static func write(_ notes: [StepAnnotation], to json: inout JSONWriter) {
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

/// The annotations of a session, at most one for each step.
package struct StepAnnotations: Sendable, Equatable {
    private var texts: [Int: String] = [:]

    package init() {}

    /// Collects the annotations of these inputs, oldest first.
    package init(in inputs: some Sequence<SessionInput>) {
        for case .notes(let notes) in inputs { apply(notes) }
    }

    /// All annotations, sorted by step.
    package var all: [StepAnnotation] {
        texts.sorted { $0.key < $1.key }.map { StepAnnotation(step: $0.key, text: $0.value) }
    }

    /// Returns the annotation of a step; nil if there is none.
    package subscript(step: Int) -> String? { texts[step] }

    /// Applies new and removed annotations.
    package mutating func apply(_ notes: [StepAnnotation]) {
        for note in notes { texts[note.step] = note.text.isEmpty ? nil : note.text }
    }

    /// Returns the reason to reject annotations in a session whose last step is `last`; nil to accept them.
    package func refusal(of notes: [StepAnnotation], last: Int) -> InputRejection? {
        if let beyond = notes.first(where: { $0.step > last }) {
            return .malformed(reason: "There is no step \(beyond.step) to write a note on; the last is \(last).")
        }
        if let gone = notes.first(where: { $0.text.isEmpty && texts[$0.step] == nil }) {
            return .malformed(reason: "There is no note on step \(gone.step) that could be removed.")
        }
        var after = self
        after.apply(notes)
        guard after.texts.count <= StepAnnotation.most else {
            return .malformed(reason: "\(StepAnnotation.most) steps have notes, which is the maximum of a session.")
        }
        return nil
    }
}
