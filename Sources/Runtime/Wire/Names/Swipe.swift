/// A drag that dismisses a whole screen.
public enum Swipe: String, Sendable, Equatable, Codable, CaseIterable {
    /// Back to the previous screen, from the leading edge.
    case back
    /// Down, to dismiss a sheet.
    case down
}
