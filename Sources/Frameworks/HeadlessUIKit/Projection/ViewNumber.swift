/// The number of a view: a counter of the application, given when the view first enters a window.
package struct ViewNumber: Hashable, Sendable, CustomStringConvertible {
    /// The count at which the view entered.
    package let rawValue: Int32

    /// Takes a number as it is.
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// `v` and the count.
    package var description: String { "v\(rawValue)" }
}
