public enum UIAccessibility {
    /// Whether Reduce Motion is on. The setting does not change an app's own animations.
    public static var isReduceMotionEnabled: Bool { SimulatedDevice.current.reducesMotion }

    /// Always returns false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether Reduce Transparency is on. The setting does not change what is drawn.
    public static var isReduceTransparencyEnabled: Bool { SimulatedDevice.current.reducesTransparency }
    /// Whether Increase Contrast is on. The setting does not change system colors.
    public static var isDarkerSystemColorsEnabled: Bool { SimulatedDevice.current.increasesContrast }
    /// Whether Bold Text is on. The setting does not change the fonts of the system.
    public static var isBoldTextEnabled: Bool { SimulatedDevice.current.hasBoldText }

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
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted in the session when the setting changes.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted in the session when the setting changes.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted in the session when the setting changes.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
