public final class UIDevice: NSObject, Sendable {
    public static let current = UIDevice()

    public var orientation: UIDeviceOrientation { SimulatedDevice.current.orientation }
    /// The kind of the device, derived from the size of the screen.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// Always equal to ``model``.
    public var name: String { model }
    /// Always equal to ``model``.
    public var localizedModel: String { model }
    /// Always returns `iOS`.
    public var systemName: String { "iOS" }
    /// Always returns true.
    public var isGeneratingDeviceOrientationNotifications: Bool { true }

    /// Has no effect; see ``orientationDidChangeNotification``.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Has no effect; see ``orientationDidChangeNotification``.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// Posted in the session after a rotation.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

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

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
