/// The priority of a constraint. A required constraint always holds. Optional constraints yield to one of higher
/// priority, however many they are.
package struct Priority: Hashable, Comparable, Sendable {
    /// The number of the priority, greater than 0 and at most 1000, as in UIKit.
    package let rawValue: Float

    /// The priority of constraints that must hold; otherwise they are in conflict.
    package static let required = Priority(level: 1000)
    /// UIKit's priority for compression resistance.
    package static let defaultHigh = Priority(level: 750)
    /// UIKit's priority for content hugging.
    package static let defaultLow = Priority(level: 250)
    /// UIKit's priority for the target size of `systemLayoutSizeFitting`.
    package static let fittingSizeLevel = Priority(level: 50)

    /// A priority below all others. A constraint with it only decides between solutions that all other
    /// constraints rate equal.
    static let least = Priority(level: 0)

    /// Creates a priority; nil unless the number is greater than 0 and at most 1000.
    package init?(_ rawValue: Float) {
        guard rawValue > 0, rawValue <= 1000 else { return nil }
        self.rawValue = rawValue
    }

    private init(level: Float) { rawValue = level }

    /// Returns whether the first priority is lower.
    package static func < (first: Priority, second: Priority) -> Bool { first.rawValue < second.rawValue }
}
