/// An instance of the app's user interface. There is exactly one, as on a phone.
open class UIScene: UIResponder {
    public let session: UISceneSession
    /// The delegate, retained by the scene.
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    /// Stored; has no visible effect.
    open var title: String?

    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Always empty, because a session is opened without URLs and activities.
    public final class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext> = []
        public let sourceApplication: String? = nil
        /// Always empty.
        public let userActivities: Set<NSUserActivity> = []
        /// Always nil.
        public let shortcutItem: UIApplicationShortcutItem? = nil

        override init() {}
    }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    /// Never posted, because a session ends without notifying the app.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

open class UIWindowScene: UIScene {
    /// The visible windows, the front window last, and then the delegate's window if it is not yet visible.
    open var windows: [UIWindow] {
        let visible = UIApplication.shared.windows
        guard let own = (delegate as? any UIWindowSceneDelegate)?.window, !visible.contains(where: { $0 === own })
        else { return visible }
        return visible + [own]
    }
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    open var screen: UIScreen { UIScreen.main }
    /// The coordinate space of the screen.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
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
    /// The scene; nil while it is not connected.
    public internal(set) weak var scene: UIScene?
    /// Always returns the same value.
    public let persistentIdentifier = "kennel"
    /// Always nil.
    public var stateRestorationActivity: NSUserActivity? { nil }
    public var userInfo: [String: Any]?

    init(role: Role, configuration: UISceneConfiguration) { (self.role, self.configuration) = (role, configuration) }

    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}

public final class UISceneConfiguration: NSObject {
    /// The name of the configuration in the app's Info.plist; nil if it has no name.
    public let name: String?
    public let role: UISceneSession.Role
    public var delegateClass: AnyClass?
    /// Stored; a ``UIWindowScene`` is always created.
    public var sceneClass: AnyClass?
    /// The storyboard whose initial controller the scene shows first; nil uses the Info.plist.
    var beginning: AnyObject?

    /// Creates a configuration. With a name, missing values are taken from the app's Info.plist.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
