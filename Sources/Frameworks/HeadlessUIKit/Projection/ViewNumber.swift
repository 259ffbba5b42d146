/// The number of a view in its application. Numbers are assigned in order when views first enter a window.
package struct ViewNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number.
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The letter `v` followed by the number.
    package var description: String { "v\(rawValue)" }
}
