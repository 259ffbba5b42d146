/// The number of a view: a counter of the application, assigned when the view first enters a window.
package struct ViewNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number.
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The letter `v` followed by the number.
    package var description: String { "v\(rawValue)" }
}
