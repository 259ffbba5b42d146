package import JSON

/// A line of the log, for a person.
package struct LogLine: EntryContent {
    /// What a line is about.
    package enum Kind: String, Sendable {
        case input, timer, pause, navigation, note, log, error, crash, analytics
    }

    /// How much a line matters.
    package enum Level: String, Sendable {
        case info, warning, error
    }

    /// What it is about.
    package let kind: Kind
    /// How much it matters.
    package let level: Level
    /// The line.
    package let message: String
    /// The same in values, so that a page can say it in another language.
    package let detail: LineDetail?

    /// Describes a line.
    package init(_ kind: Kind, _ level: Level, _ message: String, _ detail: LineDetail? = nil) {
        self.kind = kind
        self.level = level
        self.message = message
        self.detail = detail
    }

    /// Reads what `writeMembers(to:)` wrote.
    package init?(_ json: JSON) {
        guard let kind: Kind = json.word(Key.kind), let level: Level = json.word(Key.level),
            let message = json.text(Key.message)
        else { return nil }
        self.init(kind, level, message, json[Key.detail].map(LineDetail.unread))
    }

    /// Writes `"kind","level","message","detail"?`.
    package func writeMembers(to json: inout JSONWriter) {
        json.member(Key.kind, kind.rawValue)
        json.member(Key.level, level.rawValue)
        json.member(Key.message, message)
        guard let detail else { return }
        json.key(Key.detail)
        detail.write(to: &json)
    }

    private enum Key {
        static let kind: StaticString = "kind"
        static let level: StaticString = "level"
        static let message: StaticString = "message"
        static let detail: StaticString = "detail"
    }
}
