import Beagle
import HeadlessUIKit

/// Starts an app as iOS does, and puts the screen that was asked for in the place of its own root.
struct Launch {
    let application: UIApplication
    let record: Record

    /// Calls the delegate and sees to it that something is on the screen afterwards.
    func run(_ delegate: any UIApplicationDelegate, _ configuration: SessionConfiguration) {
        application.delegate = delegate
        // The app's own root would send its requests before it is replaced.
        if configuration.screen != nil || configuration.screenJSON != nil { application.holdWindows() }
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        let window = application.keyWindow ?? makeWindow()
        if let screen = Self.screen(configuration) {
            window.rootViewController = screen
            application.showHeldWindows()
        } else if let id = configuration.controller {
            record.line(
                .note, .warning, "Controller \"\(id)\" was asked for without a screen; the app's own root stays.")
        }
        if window.rootViewController == nil {
            record.line(.error, .error, PlainScreen.noRoot)
            window.rootViewController = PlainScreen(PlainScreen.noRoot)
        }
    }

    /// Shows a screen from text instead of all that the app shows, under the same controller.
    func replaceRoot(withText json: String, controller: String?) {
        let window = application.keyWindow ?? makeWindow()
        window.rootViewController = BeagleScreenViewController(.declarativeText(json), controllerId: controller)
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

/// Says in plain words why there is nothing to see.
final class PlainScreen: UIViewController {
    static let noRoot = "The app has no root view controller: its delegate set none while it launched."

    private let message: String

    init(_ message: String) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = message
        label.numberOfLines = 0
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .systemBackground
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
    }
}
