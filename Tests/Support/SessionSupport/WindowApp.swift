package import HeadlessUIKit

/// An app that is one screen in a window, and nothing besides.
package class WindowApp: UIApplicationDelegate {
    private let root: () -> UIViewController
    package var window: UIWindow?

    /// An app whose screen is made as it is launched.
    package init(_ root: @autoclosure @escaping () -> UIViewController) { self.root = root }

    package func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root()
        window?.makeKeyAndVisible()
        return true
    }
}
