/// The root of an app: made once for every session, it builds the window.
public protocol UIApplicationDelegate: AnyObject {
    /// The app's window.
    var window: UIWindow? { get set }

    /// The app was launched; `false` means that it could not.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// An address was opened in the app.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
}

extension UIApplicationDelegate {
    /// No window of its own.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Launches by doing nothing.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Opens no address.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
        -> Bool
    {
        false
    }
}

extension UIApplication {
    /// Keys of how an address came.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// As on iOS.
        public let rawValue: String
        /// A key by name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
