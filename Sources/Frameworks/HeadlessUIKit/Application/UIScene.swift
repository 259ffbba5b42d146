/// One of an app's user interfaces; on a phone there is one, and so here.
open class UIScene: UIResponder {
    public let session: UISceneSession
    /// Who hears of the scene's life; kept alive by it.
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    /// What a person may call it; kept.
    open var title: String?

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// A scene for a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// What a scene is connected with: nothing, because a session opens nothing but the app.
    public final class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext> = []
        public let sourceApplication: String? = nil
        /// What a person did elsewhere: nothing.
        public let userActivities: Set<NSUserActivity> = []
        /// What was chosen on the home screen: nothing.
        public let shortcutItem: UIApplicationShortcutItem? = nil

        override init() {}
    }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene comes to the front.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Never posted: a session stays in the foreground.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Never posted: a session stays in the foreground.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    /// Never posted: a session ends without a word.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

open class UIWindowScene: UIScene {
    /// The windows that are shown, those in front last.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// The device's screen.
    open var screen: UIScreen { UIScreen.main }
    /// The coordinates of its windows; those of the screen.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    /// How the device is held.
    open var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation == .landscapeLeft ? .landscapeRight : .portrait
    }
}

public final class UIOpenURLContext: NSObject {
    public let url: URL

    init(_ url: URL) { self.url = url }
}

public final class UISceneSession: NSObject {
    public let role: Role
    public let configuration: UISceneConfiguration
    /// The scene, while it is connected.
    public internal(set) weak var scene: UIScene?
    /// The same each time.
    public let persistentIdentifier = "kennel"
    /// What a person did when its scene went last: nothing.
    public var stateRestorationActivity: NSUserActivity? { nil }
    /// What an app keeps for it.
    public var userInfo: [String: Any]?

    init(role: Role, configuration: UISceneConfiguration) { (self.role, self.configuration) = (role, configuration) }

    public struct Role: RawRepresentable, Hashable, Sendable {
        /// As on iOS.
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A screen that is connected to the device.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        /// A screen that is connected to the device and cannot be used by hand.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}

public final class UISceneConfiguration: NSObject {
    /// What the app's Info.plist calls it.
    public let name: String?
    public let role: UISceneSession.Role
    /// The class of who hears of the scene's life.
    public var delegateClass: AnyClass?
    /// The class of the scene; only ``UIWindowScene`` is made.
    public var sceneClass: AnyClass?
    /// What the scene begins with.
    var beginning: AnyObject?

    /// A configuration; one with a name is that of the app's Info.plist.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
