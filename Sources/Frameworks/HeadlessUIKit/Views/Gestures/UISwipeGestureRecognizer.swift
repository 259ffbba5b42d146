open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    open var direction = Direction.right { didSet { if oldValue != direction { view?.mark(.interaction) } } }
    /// The number of fingers. Supports only 1, because the page reports no swipes with more fingers.
    open var numberOfTouchesRequired = 1

    package override var wish: String? {
        guard isEnabled, numberOfTouchesRequired <= 1 else { return nil }
        let names: [(Direction, String)] = [
            (.left, "swipeLeft"), (.right, "swipeRight"), (.up, "swipeUp"), (.down, "swipeDown"),
        ]
        return names.filter { direction.contains($0.0) }.map(\.1).joined(separator: " ")
    }

    package override func handles(_ touch: GestureTouch) -> Bool {
        guard case .swipe(let way) = touch.kind else { return false }
        return isEnabled && numberOfTouchesRequired <= 1 && direction.contains(way)
    }

    package override func receive(_ touch: GestureTouch) {
        placeInWindow = view?.convert(touch.place, to: nil)
        recognize()
    }
}
