/// Something that a finger does on a view and that is more than a tap.
public struct Gesture: Sendable, Equatable {
    /// What it is.
    public enum Kind: String, Sendable, CaseIterable {
        case longPress, pan, swipeLeft, swipeRight, swipeUp, swipeDown, touch, pinch, rotation
        /// Drags that begin at a side of the screen.
        case edgePanLeft, edgePanRight
        /// Of two fingers together.
        case twoFingerPan, twoFingerTap
    }

    /// How far it has come.
    public enum Phase: String, Sendable, CaseIterable { case began, changed, ended, cancelled }

    /// A distance, in points, or a pace, in points of a second.
    public struct Way: Sendable, Equatable {
        /// To the right.
        public let x: Double
        /// Downwards.
        public let y: Double

        /// None at all.
        public static let none = Way(x: 0, y: 0)

        /// A distance, or a pace.
        public init(x: Double, y: Double) {
            (self.x, self.y) = (x, y)
        }
    }

    /// What it is.
    public let kind: Kind
    /// How far it has come; a swipe and a tap are over at once.
    public let phase: Phase
    /// Where the finger went down; of two fingers, their middle.
    public let place: TouchPlace
    /// How far the finger is from there.
    public let moved: Way
    /// How fast it moves.
    public let velocity: Way
    /// How far apart two fingers are, 1 where they went down.
    public let scale: Double
    /// How far two fingers turned, in radians, clockwise.
    public let rotation: Double

    /// A gesture as far as it has come.
    public init(
        _ kind: Kind, _ phase: Phase, at place: TouchPlace, moved: Way = .none, velocity: Way = .none,
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

/// Where a finger is, in points of the view that it is on, from the view's upper left corner.
public struct TouchPlace: Sendable, Equatable, Codable {
    /// From the left.
    public let x: Double
    /// From the top.
    public let y: Double

    /// A place in a view.
    public init(x: Double, y: Double) {
        (self.x, self.y) = (x, y)
    }
}
