import Foundation
import KennelTesting
import Testing
import UIKit

/// An app written as for a phone: its code contains nothing that is specific to sessions.
final class QueueApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = QueueViewController()
        window.makeKeyAndVisible()
        return true
    }
}

final class QueueViewController: UIViewController {
    private let soon = UILabel()
    private let later = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(soon)
        view.addSubview(later)
        // Swift 6 requires the captured labels to be sendable. Swift 5 has no such requirement.
        nonisolated(unsafe) let (soon, later) = (soon, later)
        DispatchQueue.main.async {
            soon.text = "Soon"
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            later.text = "Later"
        }
    }
}

@Suite("The main queue as iOS has it")
struct MainQueueTests {
    @Test func `Work on the main queue runs in the session, and delayed work follows the session's clock`() async {
        let session = await TestSession(QueueApp.init)
        #expect(await session.shows("Soon"))
        await session.advance(by: .milliseconds(1_900))
        #expect(await !session.shows("Later"))
        await session.advance(by: .milliseconds(200))
        #expect(await session.shows("Later"))
    }
}
