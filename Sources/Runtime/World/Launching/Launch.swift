import Beagle
import HeadlessUIKit
import Wire

/// Starts an app as iOS does, and puts the screen that was asked for in the place of its own root.
struct Launch {
    private static let noRoot = "The app has no root view controller: its delegate set none while it launched."

    let application: UIApplication
    let chronicle: Chronicle

    /// Calls the delegate and sees to it that something is on the screen afterwards: the app's own root, what the
    /// session is opened with, or what `cover` makes to be shown before that.
    func run(
        _ delegate: any UIApplicationDelegate, _ configuration: SessionConfiguration,
        under cover: ((UIViewController) -> UIViewController)? = nil
    ) {
        application.delegate = delegate
        // The app's own root would send its requests before it is replaced.
        if cover != nil || Self.replacesRoot(configuration) { application.holdWindows() }
        let main = application.makeMainWindow()
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        if let main, delegate.window == nil || delegate.window === main { main.makeKeyAndVisible() }
        application.connectScene()
        let window = application.keyWindow ?? makeWindow()
        if let screen = Self.screen(configuration) {
            window.rootViewController = screen
        } else if let id = configuration.controller {
            put(window, under: id)
        }
        if let cover {
            window.rootViewController = cover(window.rootViewController ?? PlainScreen(Self.noRoot, in: .label))
        }
        application.showHeldWindows()
        if window.rootViewController == nil {
            chronicle.line(.error, .error, Self.noRoot)
            window.rootViewController = PlainScreen(Self.noRoot, in: .label)
        }
        application.becomeActive()
    }

    /// Shows a screen from text instead of all that the app shows, under the same controller.
    func replaceRoot(withText json: String, controller: String?) {
        let window = application.keyWindow ?? makeWindow()
        window.rootViewController = BeagleScreenViewController(.declarativeText(json), controllerId: controller)
    }

    /// Whether something may take the place of the app's own root.
    private static func replacesRoot(_ configuration: SessionConfiguration) -> Bool {
        configuration.screen != nil || configuration.screenJSON != nil || configuration.controller != nil
    }

    /// Gives the app's own root another controller, where it is a screen that makes its controller by itself. Any other
    /// root chose its controller, if it has one, and stays.
    private func put(_ window: UIWindow, under id: String) {
        let root = window.rootViewController
        if let screen = root as? BeagleScreenViewController, type(of: screen) == BeagleScreenViewController.self {
            window.rootViewController = BeagleScreenViewController(screen.viewModel.screenType, controllerId: id)
        } else if let root {
            chronicle.line(
                .note, .warning,
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
