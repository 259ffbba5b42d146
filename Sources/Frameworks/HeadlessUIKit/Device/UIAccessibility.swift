public enum UIAccessibility {
    /// Whether less motion is wanted. An app's own animations run as they are told to; this is how it knows.
    public static var isReduceMotionEnabled: Bool { SimulatedDevice.current.reducesMotion }

    /// Whether the screen is read aloud: nobody knows, so that an app draws as for all others.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether less is seen through; it is not.
    public static var isReduceTransparencyEnabled: Bool { false }

    /// What an app tells those who hear the screen.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// As on iOS.
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1_000)
        public static let layoutChanged = Notification(rawValue: 1_001)
        public static let announcement = Notification(rawValue: 1_008)
        public static let pageScrolled = Notification(rawValue: 1_009)
    }

    /// Says nothing here: the page tells those who hear it of what has changed by itself.
    public static func post(notification: Notification, argument: Any?) {}

    /// Posted in the session when a person chose more or less motion.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
