import Beagle
import HeadlessUIKit
import Wire

/// Launches an app as iOS does, and replaces its root by the requested screen.
struct Launch {
    private static let noRoot = "The app has no root view controller: its delegate set none while it launched."

    let application: UIApplication
    let eventLog: EventLog

    /// Calls the delegate and ensures that a screen is shown afterwards: the app's own root, the screen of the
    /// configuration, or the screen that `cover` creates on top.
    func run(
        _ delegate: any UIApplicationDelegate, with configuration: SessionConfiguration,
        under cover: ((UIViewController) -> UIViewController)? = nil
    ) {
        application.delegate = delegate
        // Windows are not shown yet, because the app's own root would otherwise send its requests before it is
        // replaced.
        if cover != nil || Self.replacesRoot(configuration) { application.holdWindows() }
        let main = application.makeMainWindow()
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        AppEnvironment.current.post(UIApplication.didFinishLaunchingNotification, of: application)
        if let main, delegate.window == nil || delegate.window === main { main.makeKeyAndVisible() }
        application.connectScene()
        let window = application.keyWindow ?? makeWindow()
        if let screen = Self.screen(configuration) {
            window.rootViewController = screen
        } else if let id = configuration.controller {
            moveRoot(of: window, intoController: id)
        }
        if let cover {
            window.rootViewController = cover(window.rootViewController ?? PlainScreen(Self.noRoot, in: .label))
        }
        application.showHeldWindows()
        if window.rootViewController == nil {
            eventLog.log(.error, level: .error, message: Self.noRoot)
            window.rootViewController = PlainScreen(Self.noRoot, in: .label)
        }
        application.becomeActive()
    }

    /// Replaces everything the app shows by a screen from text, in the same controller.
    func replaceRoot(withText json: String, controller: String?) {
        let window = application.keyWindow ?? makeWindow()
        window.rootViewController = BeagleScreenViewController(.declarativeText(json), controllerId: controller)
    }

    /// Returns whether the configuration may replace the root view controller that the app has set.
    private static func replacesRoot(_ configuration: SessionConfiguration) -> Bool {
        configuration.screen != nil || configuration.screenJSON != nil || configuration.controller != nil
    }

    /// Moves the app's own root into another controller, if it is a screen that creates its own controller. Any other
    /// root already has its controller and stays.
    private func moveRoot(of window: UIWindow, intoController id: String) {
        let root = window.rootViewController
        if let screen = root as? BeagleScreenViewController, type(of: screen) == BeagleScreenViewController.self {
            window.rootViewController = BeagleScreenViewController(screen.viewModel.screenType, controllerId: id)
        } else if let root {
            eventLog.log(
                .note, level: .warning,
                message:
                    "Controller \"\(id)\" was asked for without a screen, and the app's own root, \(type(of: root)), brings its "
                    + "own. It stays; a screen that is opened by its path is put under \"\(id)\".")
        }
    }

    private static func screen(_ configuration: SessionConfiguration) -> UIViewController? {
        if let json = configuration.screenJSON {
            return BeagleScreenViewController(.declarativeText(json), controllerId: configuration.controller)
        }
        return configuration.screen.map {
            BeagleScreenViewController(.remote(.init(url: $0)), controllerId: configuration.controller)
        }
    }

    private func makeWindow() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        return window
    }
}
