import Beagle
import HeadlessUIKit
import KennelTesting
import Recordings
import SessionSupport
import Sweeps
import Testing
import Wire
import World

@Suite("Comparing two runs")
struct ComparisonTests {
    private let worlds = LocalWorlds(WordyApp.init)

    /// A session that fails twice, and is retried by its button each time.
    private func screenplay() async throws -> Scenario {
        let backend = TestBackend()
        backend.answer("/home", with: .status(500), .status(500), .screen(Documents.home))
        let session = await TestSession.open(WordyApp.init, screen: "/home", backend: backend)
        for _ in 0..<2 {
            await session.advance(by: .seconds(1))
            try await session.tap("Retry")
        }
        await session.advance(by: .seconds(2))
        return try await Scenario(reading: await session.recordedInputs(), in: worlds)
    }

    private func compare(_ left: String?, _ right: String?) async throws -> RunComparison {
        let screenplay = try await screenplay()
        let one = await RunLog.run(screenplay, configuration: screenplay.configuration(with: left), in: worlds)
        let other = await RunLog.run(screenplay, configuration: screenplay.configuration(with: right), in: worlds)
        return RunComparison(left: one, right: other, names: (left ?? "Default", right ?? "Default"))
    }

    @Test func `Two runs with the same controller have no differences`() async throws {
        let comparison = try await compare(nil, nil)
        #expect(comparison.first == nil && comparison.moments == 3)
        #expect(comparison.text == "No differences between Default and Default.")
    }

    @Test func `A run log has the states, requests and screen between two steps`() async throws {
        let screenplay = try await screenplay()
        let diary = await RunLog.run(screenplay, configuration: screenplay.configuration, in: worlds)
        #expect(diary.moments.map(\.words) == [nil, "tap \"Retry\"", "tap \"Retry\""])
        #expect(diary.moments[0].states.first == "started")
        #expect(diary.moments[0].states.contains("error remoteScreen · networkError"))
        #expect(diary.moments.map(\.requests) == [["GET /home: 500"], ["GET /home: 500"], ["GET /home: 200"]])
        #expect(diary.moments[1].screen.contains("button \"Retry\""))
        #expect(diary.moments[2].screen.contains { $0.contains("Welcome") })
        #expect(diary.moments.allSatisfy { $0.end == nil && $0.lack == nil } && diary.unanswered.isEmpty)
    }

    @Test func `Without a button that retries, a controller's retry is run anyway and reported`() async throws {
        let comparison = try await compare("Words", nil)
        let first = try #require(comparison.first)
        #expect(first.moment == 0 && first.subject == .screen)
        #expect(first.left.contains("button \"Again\"") && first.right.contains("button \"Retry\""))
        #expect(first.sentence.hasPrefix("Words shows ") && first.sentence.contains(", Default shows "))
        let lack = try #require(comparison.differences.first { $0.subject == .lack })
        #expect(lack.left == ["nothing to press: button \"Retry\"; the retry of GET /home was run all the same"])
        // The steps continued after the difference, because in the end both sessions show the requested screen.
        #expect(comparison.differences.allSatisfy { $0.moment < 2 || $0.subject == .lack })
    }

    @Test func `A controller that shows nothing after an error lacks the next step, which is reported`() async throws {
        let comparison = try await compare("Quiet", nil)
        let lack = try #require(comparison.differences.first { $0.subject == .lack })
        #expect(lack.moment == 1 && lack.left == ["nothing to press: button \"Retry\""] && lack.right.isEmpty)
        #expect(lack.sentence == "Quiet: nothing to press: button \"Retry\"")
        let states = try #require(comparison.differences.first { $0.subject == .states })
        #expect(states.moment == 1 && states.left.isEmpty && states.right.first == "started")
        #expect(states.sentence.hasPrefix("Quiet receives no states, Default receives started"))
    }

    @Test func `A lasting difference is reported once`() async throws {
        let screens = try await compare("Quiet", nil).differences.filter { $0.subject == .screen }
        #expect(screens.map(\.moment) == [0, 2])
    }
}

/// An app with a controller whose error view says "Again".
private final class WordyApp: UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.navigation.registerNavigationController(builder: QuietController.init, forId: "Quiet")
        dependencies.navigation.registerNavigationController(builder: WordyController.init, forId: "Words")
        Beagle.dependencies = dependencies
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class WordyController: BeagleNavigationController {
    private let again = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))

    override func serverDrivenStateDidChange(
        to state: ServerDrivenState, at screenController: any BeagleController
    ) {
        switch state {
        case .started: again.removeFromSuperview()
        case .error(_, let retry):
            again.setTitle("Again", for: .normal)
            again.addAction(UIAction(identifier: .init("again")) { _ in retry() }, for: .touchUpInside)
            view.addSubview(again)
        case .finished, .success: break
        }
    }
}
