/// The name of a view between server and page: a counter of the application, given when the view first enters a window.
public struct ViewID: Hashable, Sendable, CustomStringConvertible {
    /// The count at which the view entered.
    public let rawValue: Int32

    /// An id from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The id as the page writes it.
    public var description: String { "v\(rawValue)" }
}
