/// How much a constraint matters: one that is required holds, and every other one gives way to any that has a higher
/// priority, however many there are of it.
package struct Priority: Hashable, Comparable, Sendable {
    /// Above 0 and at most 1000, as UIKit has it.
    package let rawValue: Float

    /// A constraint with it always holds, or is in conflict with others.
    package static let required = Priority(level: 1000)
    /// UIKit's priority for resisting compression.
    package static let defaultHigh = Priority(level: 750)
    /// UIKit's priority for hugging content.
    package static let defaultLow = Priority(level: 250)
    /// UIKit's priority for the size that a fitting is asked for.
    package static let fittingSizeLevel = Priority(level: 50)

    /// Below all that a caller can make: asks what the optimum leaves open, and changes nothing else.
    static let least = Priority(level: 0)

    /// Nil unless the number is above 0 and at most 1000.
    package init?(_ rawValue: Float) {
        guard rawValue > 0, rawValue <= 1000 else { return nil }
        self.rawValue = rawValue
    }

    private init(level: Float) { rawValue = level }

    /// Whether the first gives way to the second.
    package static func < (first: Priority, second: Priority) -> Bool { first.rawValue < second.rawValue }
}
