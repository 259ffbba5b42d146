/// A gesture on a view other than a plain tap.
public struct Gesture: Sendable, Equatable {
    /// The kinds of gestures.
    public enum Kind: String, Sendable, CaseIterable {
        case longPress, pan, swipeLeft, swipeRight, swipeUp, swipeDown, touch, pinch, rotation
        /// Drags that begin at an edge of the screen.
        case edgePanLeft, edgePanRight
        /// Gestures of two fingers.
        case twoFingerPan, twoFingerTap
    }

    /// The phases of a gesture.
    public enum Phase: String, Sendable, CaseIterable { case began, changed, ended, cancelled }

    /// A distance in points, or a velocity in points per second.
    public struct Vector: Sendable, Equatable {
        /// The horizontal component; right is positive.
        public let x: Double
        /// The vertical component; down is positive.
        public let y: Double

        /// A distance or velocity of 0.
        public static let none = Vector(x: 0, y: 0)

        /// Creates a distance or velocity.
        public init(x: Double, y: Double) {
            (self.x, self.y) = (x, y)
        }
    }

    /// The kind of the gesture.
    public let kind: Kind
    /// The phase. A swipe and a tap end immediately.
    public let phase: Phase
    /// The position where the finger went down; for two fingers their midpoint.
    public let place: TouchPlace
    /// The distance from that position.
    public let moved: Vector
    /// The current velocity.
    public let velocity: Vector
    /// The distance of two fingers relative to the start, which is 1.
    public let scale: Double
    /// The rotation of two fingers in radians, clockwise.
    public let rotation: Double

    /// Creates a gesture in its current phase.
    public init(
        _ kind: Kind, _ phase: Phase, at place: TouchPlace, moved: Vector = .none, velocity: Vector = .none,
        scale: Double = 1, rotation: Double = 0
    ) {
        self.kind = kind
        self.phase = phase
        self.place = place
        self.moved = moved
        self.velocity = velocity
        self.scale = scale
        self.rotation = rotation
    }
}

/// The position of a touch in a view, in points from its top left corner.
public struct TouchPlace: Sendable, Equatable, Codable {
    /// The distance from the left edge.
    public let x: Double
    /// The distance from the top edge.
    public let y: Double

    /// Creates a position.
    public init(x: Double, y: Double) {
        (self.x, self.y) = (x, y)
    }
}
