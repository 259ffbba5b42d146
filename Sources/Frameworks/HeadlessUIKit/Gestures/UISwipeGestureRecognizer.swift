/// Hears swipes: a finger that goes far at once, and is lifted.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of directions.
    public struct Direction: OptionSet, Sendable {
        /// One bit per direction.
        public let rawValue: UInt
        /// Directions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }
    /// Where to.
    open var direction = Direction.right { didSet { if oldValue != direction { view?.mark(.interaction) } } }
    /// With how many fingers; the page has one.
    open var numberOfTouchesRequired = 1

    package override var wish: String? {
        guard isEnabled, numberOfTouchesRequired <= 1 else { return nil }
        let names: [(Direction, String)] = [
            (.left, "swipeLeft"), (.right, "swipeRight"), (.up, "swipeUp"), (.down, "swipeDown"),
        ]
        return names.filter { direction.contains($0.0) }.map(\.1).joined(separator: " ")
    }

    package override func hears(_ touch: GestureTouch) -> Bool {
        guard case .swipe(let way) = touch.kind else { return false }
        return isEnabled && numberOfTouchesRequired <= 1 && direction.contains(way)
    }

    package override func receive(_ touch: GestureTouch) {
        placeInWindow = view?.convert(touch.place, to: nil)
        recognize()
    }
}
