/// The format of log lines.
package enum LogFormat: String, Sendable, CaseIterable {
    /// Plain text, for people.
    case text
    /// A JSON object on each line, for programs.
    case json
}
