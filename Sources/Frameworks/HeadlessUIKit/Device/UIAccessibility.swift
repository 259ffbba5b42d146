public enum UIAccessibility {
    /// Whether Reduce Motion is on. The setting does not change an app's own animations.
    public static var isReduceMotionEnabled: Bool { SimulatedDevice.current.reducesMotion }

    /// Always returns false.
    public static var isVoiceOverRunning: Bool { false }
    /// Always returns false.
    public static var isReduceTransparencyEnabled: Bool { false }

    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1_000)
        public static let layoutChanged = Notification(rawValue: 1_001)
        public static let announcement = Notification(rawValue: 1_008)
        public static let pageScrolled = Notification(rawValue: 1_009)
    }

    /// Has no effect. The page announces changes by itself.
    public static func post(notification: Notification, argument: Any?) {}

    /// Posted in the session when the setting changes.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
