package import JSON

/// A line of the log, for people.
package struct LogLine: EntryContent {
    /// The subject of a line.
    package enum Kind: String, Sendable {
        case input, timer, pause, navigation, note, log, error, crash, analytics
    }

    /// The severity of a line.
    package enum Level: String, Sendable {
        case info, warning, error
    }

    /// The subject of the line.
    package let kind: Kind
    /// The severity of the line.
    package let level: Level
    /// The text of the line.
    package let message: String
    /// The same message as values, which pages use for translations.
    package let detail: LineDetail?

    package init(_ kind: Kind, level: Level, message: String, detail: LineDetail? = nil) {
        self.kind = kind
        self.level = level
        self.message = message
        self.detail = detail
    }

    /// Parses the output of `writeMembers(to:)`; nil if a member is missing or unknown.
    package init?(_ json: JSON) {
        guard let kind: Kind = json.word(Key.kind), let level: Level = json.word(Key.level),
            let message = json.text(Key.message)
        else { return nil }
        self.init(kind, level: level, message: message, detail: json[Key.detail].map(LineDetail.unread))
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
