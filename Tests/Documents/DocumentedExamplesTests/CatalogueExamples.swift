import Beagle
import Kennel
import KennelTesting
import Testing
import UIKit

/// The listings that occur only on the DocC pages.
enum CatalogueExamples {
    private typealias AppDelegate = Readme.AppDelegate
    private typealias PatientNavigationController = Readme.PatientNavigationController

    static func register(in dependencies: BeagleDependencies) {
        dependencies.navigation.registerNavigationController(
            builder: PatientNavigationController.init, forId: "Patient")
    }

    static func serve() -> Never {
        Kennel.run(AppDelegate.init)
    }

    static func backend() -> Backend {
        let shop = Backend(
            answers: [
                "/home": [
                    Backend.Answer(status: 503),
                    Backend.Answer(
                        headers: [("Content-Type", "application/json")],
                        body: Array(#"{"_beagleComponent_":"beagle:text","text":"Arrived"}"#.utf8), delay: .seconds(1)),
                ]
            ],
            screens: [Backend.Screen(path: "/home", title: "Home", note: "Fails once", group: "Shop")])
        return shop
    }

    final class CounterController: UIViewController {
        private let label = UILabel()
        private var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            let more = UIButton(type: .system)
            more.setTitle("More", for: .normal)
            more.addAction(UIAction { [weak self] _ in self?.add() }, for: .touchUpInside)
            let stack = UIStackView(arrangedSubviews: [label, more])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
            show()
        }

        private func add() {
            count += 1
            show()
        }

        private func show() { label.text = "\(count)" }
    }
}

@Suite("The examples of the DocC pages")
struct CatalogueExamplesTests {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {}

    @Test func `Tapping Retry loads a failed screen again`() async throws {
        let backend = TestBackend()
        backend.answer(
            "/home", with: .after(.seconds(1), .status(503)),
            .screen(#"{"_beagleComponent_":"beagle:text","text":"Arrived"}"#))
        let session = await TestSession.open(AppDelegate.init, screen: "/home", backend: backend)
        #expect(await session.requests().map(\.phase) == ["pending"])
        await session.advance(by: .seconds(1))
        #expect(await session.states().last?.state == "finished")
        try await session.tap("Retry")
        await session.advance(by: .seconds(1))  // the spinner fades
        #expect(await session.shows("Arrived"))
    }

    @Test func `The counter counts taps`() async throws {
        let session = await TestSession.open({ ListingApp { CatalogueExamples.CounterController() } })
        try await session.tap("More")
        try await session.tap("More")
        #expect(await session.shows("2"))
    }

    @Test func `The example backend answers with status 503 once and then with 200`() {
        let backend = CatalogueExamples.backend()
        #expect(backend.answers["/home"]?.map(\.status) == [503, 200])
        #expect(backend.screens.map(\.path) == ["/home"])
    }
}
