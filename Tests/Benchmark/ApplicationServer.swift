import Glibc
import Kennel
import UIKit

/// Kennel with an app of a given size: a button named "Tap", labels, and a button for each misbehaviour. A tap changes
/// the first label.
enum ApplicationServer {
    /// The number of views on the app's screen. An environment variable, so that the world processes get it too.
    private static let views = getenv(variable).flatMap { Int(String(cString: $0)) } ?? 50
    private static let variable = "BENCHMARK_VIEWS"

    /// Makes the app, for callers without a server.
    @Sendable static func makeDelegate() -> any UIApplicationDelegate { AppDelegate() }

    /// Runs the server until the process is told to end. Kennel's limits are high enough for the measurements.
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

        /// Places a view, because the page draws a view without a frame in another way.
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
