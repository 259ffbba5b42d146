/// A drag that takes a whole screen away.
public enum Swipe: String, Sendable, Equatable, Codable, CaseIterable {
    /// From the edge at which lines begin, to the screen before.
    case back
    /// A sheet, downwards.
    case down
}
