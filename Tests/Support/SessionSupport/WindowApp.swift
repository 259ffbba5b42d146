package import HeadlessUIKit

/// An app with one screen in a window.
package class WindowApp: UIApplicationDelegate {
    private let root: () -> UIViewController
    package var window: UIWindow?

    /// Makes an app whose screen is created at launch.
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
