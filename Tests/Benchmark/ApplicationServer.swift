import Glibc
import Kennel
import UIKit

/// Kennel with an app of this size: one button named "Tap", labels of which a tap changes the first, and a button for
/// each way to go wrong.
enum ApplicationServer {
    /// Views on the screen of an app started here; in the environment, so that its world processes know it too.
    private static let views = getenv(variable).flatMap { Int(String(cString: $0)) } ?? 50
    private static let variable = "BENCHMARK_VIEWS"

    /// The app, for whoever runs it without a server.
    @Sendable static func makeDelegate() -> any UIApplicationDelegate { AppDelegate() }

    /// Serves until the process is asked to end; no bound of Kennel's stands in the way of the measurements.
    static func run() -> Never {
        if let views = CommandLine.arguments.dropFirst(2).first, Int(views) != nil { setenv(variable, views, 1) }
        Kennel.run(
            makeDelegate,
            arguments: [
                "kennel", "--port", "0", "--sessions", "20000", "--connections", "40000",
                "--connections-per-address", "40000", "--sessions-per-client", "20000",
                "--journal-bytes", "1000000000000",
                "--inputs-per-second", "1000000000", "--worlds", "0",
            ] + CommandLine.arguments.dropFirst(3))
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = CounterViewController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    private final class CounterViewController: UIViewController {
        private let counter = UILabel()
        private var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.setTitle("Tap", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.countUp() }, for: .touchUpInside)
            put(button, at: 0)
            put(counter, at: 1)
            for (number, misbehavior) in Misbehavior.allCases.enumerated() {
                let button = UIButton(type: .system)
                button.setTitle(misbehavior.rawValue, for: .normal)
                button.addAction(UIAction { _ in misbehavior.happen() }, for: .touchUpInside)
                put(button, at: 2 + number)
            }
            for number in (2 + Misbehavior.allCases.count)..<max(10, ApplicationServer.views) {
                let label = UILabel()
                label.text = "Label \(number)"
                put(label, at: number)
            }
        }

        /// A place on the screen, because what has none is not drawn as others are.
        private func put(_ part: UIView, at row: Int) {
            part.frame = CGRect(x: 16, y: 60 + 14 * row, width: 358, height: 14)
            view.addSubview(part)
        }

        private func countUp() {
            count += 1
            counter.text = "Tapped \(count) times, and this label says so"
        }
    }
}
