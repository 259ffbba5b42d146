/// The simulated phone.
public final class UIDevice: NSObject, Sendable {
    /// The only device.
    public static let current = UIDevice()

    public var orientation: UIDeviceOrientation { SimulatedDevice.current.orientation }
    /// Phone or tablet, as its screen's size says.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
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

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// How the interface stands to the device.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
