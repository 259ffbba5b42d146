/// What a person chose for better access.
public enum UIAccessibility {
    /// Whether less motion is wanted. An app's own animations run as they are told to; this is how it knows.
    public static var isReduceMotionEnabled: Bool { SimulatedDevice.current.reducesMotion }

    /// Posted in the session when a person chose more or less motion.
    public static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
