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
    /// What its owner calls it, which is what every one is called since iOS 16: the family.
    public var name: String { model }
    /// The family of devices, in the device's language; the same in all.
    public var localizedModel: String { model }
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

/// A set of ways up that an interface can be.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each way up.
    public let rawValue: UInt
    /// Ways up from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its right side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its left side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every way.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// Every way but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// How the interface stands to the device.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether it stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
