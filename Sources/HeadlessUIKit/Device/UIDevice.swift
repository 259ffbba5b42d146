/// The simulated phone.
public final class UIDevice: NSObject, Sendable {
    /// The only device.
    public static let current = UIDevice()

    /// Which way up it is held, as its screen's size says.
    public var orientation: UIDeviceOrientation { SimulatedDevice.current.orientation }
    /// Phone or tablet, as its screen's size says.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    /// The family of devices.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The name of the system that is simulated.
    public var systemName: String { "iOS" }
    /// Whether notifications tell of turns; they always do.
    public var isGeneratingDeviceOrientationNotifications: Bool { true }

    /// Does nothing; see ``orientationDidChangeNotification``.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing; see ``orientationDidChangeNotification``.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// Posted in the session when the device was turned.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// Which way up a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether it is held upright, or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is held on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How the interface stands to the device.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether it stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
