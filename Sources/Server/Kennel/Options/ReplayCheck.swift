/// What `replay` checks.
package enum ReplayCheck: String, CaseIterable, Sendable {
    /// The effect of every input, exceptions that end the app on iOS, and the expectations.
    case all
    /// Only the expectations that people have written on steps. So a replay passes although the app has changed.
    case expectations

    /// The values in the usage.
    static let placeholder = allCases.map(\.rawValue).joined(separator: "|")
}
