/// The format of log lines.
package enum LogFormat: String, Sendable, CaseIterable {
    /// Plain text, for people.
    case text
    /// One JSON object a line, for programs.
    case json
}
