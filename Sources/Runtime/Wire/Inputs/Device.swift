/// What a person holds, and has chosen in its settings.
public struct Device: Sendable, Equatable {
    /// The screen, as the device is held.
    public var screen: Screen
    /// How large text is.
    public var textSize: TextSize
    /// Where lines of text begin.
    public var direction: Direction
    /// Light or dark.
    public var appearance: Appearance
    /// The language that apps and the system speak.
    public var language: Language
    /// Whether a person asked for less motion.
    public var motion: Motion
    /// Where on earth it is, as apps are told that may know.
    public var location: Location

    /// The phone that a session has unless it is told otherwise. Without a direction, it is that of the language.
    public init(
        screen: Screen = .phone, textSize: TextSize = .large, direction: Direction? = nil,
        appearance: Appearance = .light, language: Language = .english, motion: Motion = .full,
        location: Location = .usual
    ) {
        self.screen = screen
        self.textSize = textSize
        self.direction = direction ?? language.direction
        self.appearance = appearance
        self.language = language
        self.motion = motion
        self.location = location
    }

    /// Pixels per point of every screen.
    package static let scale = 3

    /// A screen's size in points, and how much of it corners, island and home indicator cover.
    public struct Screen: Sendable, Equatable {
        /// From left to right.
        public let width: Double
        /// From top to bottom.
        public let height: Double
        /// What is covered at the edges.
        public let safeArea: Insets

        /// A large phone, held upright.
        public static let phone = Screen(
            width: 393, height: 852, safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0))
        /// A large phone on its side.
        public static let landscape = Screen(
            width: 852, height: 393, safeArea: Insets(top: 0, left: 59, bottom: 21, right: 59))
        /// A small phone with a home button.
        public static let small = Screen(
            width: 375, height: 667, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0))

        /// The known screens by name.
        package static let known: [(name: String, screen: Screen)] = [
            ("phone", .phone), ("small", .small), ("landscape", .landscape),
        ]

        /// Its name; nil for a screen that was given in numbers.
        package var name: String? { Self.known.first { $0.screen == self }?.name }

        /// How long a side may be, in points.
        package static let sides = 200.0...2_000.0
        /// How much may be covered at an edge.
        package static let insets = 0.0...100.0

        private init(width: Double, height: Double, safeArea: Insets) {
            self.width = width
            self.height = height
            self.safeArea = safeArea
        }

        /// A screen in numbers; nil beyond 200 to 2,000 points a side, or 0 to 100 covered at an edge.
        public init?(checked width: Double, height: Double, safeArea: Insets = Insets()) {
            guard Self.sides.contains(width), Self.sides.contains(height), safeArea.all.allSatisfy(Self.insets.contains)
            else { return nil }
            self.init(width: width, height: height, safeArea: safeArea)
        }
    }

    /// Distances from the edges, in points.
    public struct Insets: Sendable, Equatable, Codable {
        /// From the top.
        public let top: Double
        /// From the left.
        public let left: Double
        /// From the bottom.
        public let bottom: Double
        /// From the right.
        public let right: Double

        /// Four distances.
        public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }

        var all: [Double] { [top, left, bottom, right] }
    }

    /// How large text is; the smallest comes first.
    public enum TextSize: String, Codable, CaseIterable, Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// Where lines of text begin.
    public enum Direction: String, Codable, CaseIterable, Sendable {
        case leftToRight, rightToLeft
    }

    /// Light or dark.
    public enum Appearance: String, Codable, CaseIterable, Sendable {
        case light, dark
    }
}
