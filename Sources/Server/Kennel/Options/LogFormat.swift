/// How lines of a log are written.
package enum LogFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// For programs: a JSON object a line.
    case json
}
