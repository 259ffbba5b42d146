package import JSON

/// What a person has written on a step, for other people and for replays; the app is not notified.
public struct StepAnnotation: Sendable, Equatable {
    /// The content of an annotation.
    public enum Content: Sendable, Equatable {
        /// A note, which replaces the step's previous note. An empty text removes it.
        case note(String)
        /// An expectation, in addition to the step's others.
        case expectation(StepExpectation)
        /// Removes an expectation of the step.
        case removedExpectation(StepExpectation)
    }

    /// The number of the annotated input.
    public let step: Int
    /// The note or expectation.
    public let content: Content

    /// The largest size of a note, in bytes.
    public static let longestText = 2_000
    /// The largest number of annotated steps in a session.
    public static let most = 200

    /// Creates an annotation.
    public init(step: Int, _ content: Content) {
        self.step = step
        self.content = content
    }

    /// Creates a note, or removes one if `text` is empty.
    public init(step: Int, text: String) {
        self.init(step: step, .note(text))
    }

    /// The size of the text, in bytes.
    package var textBytes: Int {
        switch content {
        case .note(let text): text.utf8.count
        case .expectation(let expectation), .removedExpectation(let expectation): expectation.text.utf8.count
        }
    }
}

// MARK: - JSON

extension StepAnnotation: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case step, text, shows, hides, removed
    }

    /// Decodes a recorded annotation.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        step = try members.decode(Int.self, forKey: .step)
        let isRemoved = try members.decodeIfPresent(Bool.self, forKey: .removed) ?? false
        for condition in StepExpectation.Condition.allCases {
            guard let text = try members.decodeIfPresent(String.self, forKey: Self.key(of: condition)) else { continue }
            content = Self.content(StepExpectation(condition, text), isRemoved: isRemoved)
            return
        }
        content = .note(try members.decode(String.self, forKey: .text))
    }

    /// Encodes the annotation as a page posts it.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(step, forKey: .step)
        switch content {
        case .note(let text): try members.encode(text, forKey: .text)
        case .expectation(let expectation):
            try members.encode(expectation.text, forKey: Self.key(of: expectation.condition))
        case .removedExpectation(let expectation):
            try members.encode(expectation.text, forKey: Self.key(of: expectation.condition))
            try members.encode(true, forKey: .removed)
        }
    }

    private static func key(of condition: StepExpectation.Condition) -> CodingKeys {
        switch condition {
        case .shows: .shows
        case .hides: .hides
        }
    }

    private static func content(_ expectation: StepExpectation, isRemoved: Bool) -> Content {
        isRemoved ? .removedExpectation(expectation) : .expectation(expectation)
    }

    /// The JSON Schema of one annotation.
    static var schema: JSON {
        let contents = [CodingKeys.text, .shows, .hides]
        return [
            "type": "object", "required": ["step"], "additionalProperties": false,
            "properties": [
                "step": .integers(in: 1...Int(Int32.max)), "text": .texts(atMost: longestText),
                "shows": .texts(atMost: StepExpectation.longestText),
                "hides": .texts(atMost: StepExpectation.longestText), "removed": ["type": "boolean"],
            ],
            "oneOf": .array(contents.map { ["required": [.string($0.rawValue)]] }),
        ]
    }

    /// Parses `[{"step","text"}]`, where `"shows"` or `"hides"` in place of `"text"` is an expectation, which
    /// `"removed":true` removes. Throws `.malformed` with a sentence that names the member.
    static func notes(in members: ObjectMembers) throws(InputRejection) -> [StepAnnotation] {
        var notes: [StepAnnotation] = []
        for json in try members.list("notes", atMost: 2 * most) {
            notes.append(try StepAnnotation(try ObjectMembers(json, of: "a note")))
        }
        guard !notes.isEmpty else { throw .malformed(reason: "\"notes\" of \(members.subject) is empty.") }
        return notes
    }

    private init(_ note: ObjectMembers) throws(InputRejection) {
        try note.allow(CodingKeys.allCases.map(\.rawValue))
        step = try note.integer("step", in: 1...Int(Int32.max))
        let conditions = StepExpectation.Condition.allCases.filter { note.has($0.rawValue) }
        guard let condition = conditions.first else {
            guard !note.has("removed") else {
                throw .malformed(reason: "An empty \"text\" removes a note; \"removed\" removes an expectation.")
            }
            content = .note(try note.text("text", atMost: Self.longestText))
            return
        }
        guard conditions.count == 1, !note.has("text") else {
            throw .malformed(reason: "A note has one of \"text\", \"shows\" and \"hides\".")
        }
        let text = try note.text(condition.rawValue, atMost: StepExpectation.longestText)
        guard !text.isEmpty else { throw .malformed(reason: "\"\(condition.rawValue)\" of a note is empty.") }
        content = Self.content(StepExpectation(condition, text), isRemoved: try note.optionalFlag("removed") ?? false)
    }

    /// Writes `"notes":[{"step","text"}]`.
    package static func write(_ notes: [StepAnnotation], to json: inout JSONWriter) {
        json.key("notes")
        json.beginArray()
        for note in notes {
            json.beginObject()
            json.member("step", note.step)
            switch note.content {
            case .note(let text): json.member("text", text)
            case .expectation(let expectation): write(expectation, to: &json)
            case .removedExpectation(let expectation):
                write(expectation, to: &json)
                json.key("removed")
                json.bool(true)
            }
            json.endObject()
        }
        json.endArray()
    }

    private static func write(_ expectation: StepExpectation, to json: inout JSONWriter) {
        json.key(escaping: expectation.condition.rawValue)
        json.string(expectation.text)
    }
}
