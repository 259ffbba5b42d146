/// The simulated device and its settings.
public struct Device: Sendable, Equatable {
    /// The screen in its current orientation.
    public var screen: Screen
    /// The preferred text size.
    public var textSize: TextSize
    /// The writing direction.
    public var direction: Direction
    /// The light or dark appearance.
    public var appearance: Appearance
    /// The language of apps and the system.
    public var language: Language
    /// The settings that differ from those of a new device.
    package internal(set) var settings = DeviceSettingValues()
    /// The location, for apps that have permission to read it.
    public var location: Location
    /// The time zone of clocks and calendars.
    public var timeZone: TimeZone
    /// The seconds by which the clock of the device is ahead of the time of the session.
    public var clockOffset: Int

    /// Creates a device; by default the standard phone. If `direction` is nil, it follows from the language.
    public init(
        screen: Screen = .phone, textSize: TextSize = .large, direction: Direction? = nil,
        appearance: Appearance = .light, language: Language = .english, motion: Motion = .full,
        exceptions: Exceptions = .logged, contrast: Contrast = .normal, textWeight: TextWeight = .regular,
        transparency: Transparency = .full, power: Power = .normal, app: AppState = .foreground,
        locationAccess: Access = .ask, notificationAccess: Access = .ask,
        access: [Permission: Access] = [:], location: Location = .usual, timeZone: TimeZone = .gmt,
        clockOffset: Int = 0
    ) {
        self.screen = screen
        self.textSize = textSize
        self.direction = direction ?? language.direction
        self.appearance = appearance
        self.language = language
        self.location = location
        self.timeZone = timeZone
        self.clockOffset = clockOffset
        self.motion = motion
        self.exceptions = exceptions
        self.contrast = contrast
        self.textWeight = textWeight
        self.transparency = transparency
        self.power = power
        self.app = app
        self.locationAccess = locationAccess
        self.notificationAccess = notificationAccess
        for (permission, access) in access { self[permission] = access }
    }

    /// The number of pixels per point of every screen.
    package static let scale = 3

    /// The size of a screen in points, and its safe area.
    public struct Screen: Sendable, Equatable {
        /// The width in points.
        public let width: Double
        /// The height in points.
        public let height: Double
        /// The insets of the safe area.
        public let safeArea: Insets

        /// A large phone in portrait orientation.
        public static let phone = Screen(
            width: 393, height: 852, safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0))
        /// A large phone in landscape orientation.
        public static let landscape = Screen(
            width: 852, height: 393, safeArea: Insets(top: 0, left: 59, bottom: 21, right: 59))
        /// A small phone with a home button.
        public static let small = Screen(
            width: 375, height: 667, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0))

        /// The predefined screens by name.
        package static let known: [(name: String, screen: Screen)] = [
            ("phone", .phone), ("small", .small), ("landscape", .landscape),
        ]

        /// The name of a predefined screen; nil for a custom one.
        package var name: String? { Self.known.first { $0.screen == self }?.name }

        /// The allowed length of a side, in points.
        package static let sides = 200.0...2_000.0
        /// The allowed inset at an edge, in points.
        package static let insets = 0.0...100.0

        private init(width: Double, height: Double, safeArea: Insets) {
            self.width = width
            self.height = height
            self.safeArea = safeArea
        }

        /// Creates a custom screen; nil unless sides are 200 to 2,000 points and insets 0 to 100.
        public init?(checked width: Double, height: Double, safeArea: Insets = Insets()) {
            guard Self.sides.contains(width), Self.sides.contains(height), safeArea.all.allSatisfy(Self.insets.contains)
            else { return nil }
            self.init(width: width, height: height, safeArea: safeArea)
        }
    }

    /// Distances from the edges, in points.
    public struct Insets: Sendable, Equatable, Codable {
        /// The top inset.
        public let top: Double
        /// The left inset.
        public let left: Double
        /// The bottom inset.
        public let bottom: Double
        /// The right inset.
        public let right: Double

        /// Creates insets.
        public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }

        var all: [Double] { [top, left, bottom, right] }
    }

    /// The text sizes, in ascending order.
    public enum TextSize: String, Codable, CaseIterable, Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// The writing directions.
    public enum Direction: String, Codable, CaseIterable, Sendable {
        case leftToRight, rightToLeft
    }

    /// The ways to treat an exception of Apple's frameworks, which crashes an app on iOS.
    public enum Exceptions: String, Codable, CaseIterable, Sendable {
        /// The exception is logged, and the app goes on.
        case logged
        /// The exception ends the app, as on iOS.
        case fatal
    }

    /// The interface styles of a device.
    public enum Appearance: String, Codable, CaseIterable, Sendable {
        case light, dark
    }
}
