import KennelTesting
import Testing
import UIKit

/// Two screens. The second has an interactive pop by the app from the edge, and gestures of two fingers.
private final class EdgeApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private final class Screen: UIViewController, UINavigationControllerDelegate {
        private var finger: UIPercentDrivenInteractiveTransition?
        private let words = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.accessibilityLabel = title
            words.text = title
            view.addSubview(words)
            let drag = UIPanGestureRecognizer { [weak self] in self?.say("dragged", $0) }
            drag.minimumNumberOfTouches = 2
            let tap = UITapGestureRecognizer { [weak self] in self?.say("tapped", $0) }
            tap.numberOfTouchesRequired = 2
            let edge = UIScreenEdgePanGestureRecognizer { [weak self] in self?.pull($0) }
            edge.edges = .left
            for gesture in [drag, tap, edge] { view.addGestureRecognizer(gesture) }
        }

        private func say(_ word: String, _ gesture: UIGestureRecognizer) {
            if gesture.state == .ended { words.text = word }
        }

        private func pull(_ gesture: UIGestureRecognizer) {
            guard let pan = gesture as? UIScreenEdgePanGestureRecognizer else { return }
            switch pan.state {
            case .began:
                finger = UIPercentDrivenInteractiveTransition()
                navigationController?.delegate = self
                navigationController?.popViewController(animated: true)
            case .changed: finger?.update(pan.translation(in: nil).x / 300)
            case .ended: if pan.translation(in: nil).x > 150 { finger?.finish() } else { finger?.cancel() }
            case .possible, .cancelled, .failed: break
            }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
    }

    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let (going, coming) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
            if let coming { transitionContext.containerView.insertSubview(coming, at: 0) }
            UIView.animate(withDuration: 0.3) {
                going?.alpha = 0
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let (first, second) = (Screen(), Screen())
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

@Suite("What fingers do in a test")
struct FingersTests {
    @Test func `Two-finger drags and taps reach their recognizers, and a one-finger drag does not`() async throws {
        let session = await TestSession(EdgeApp.init)
        try await session.drag("Second", by: .init(x: 30, y: 0), fingers: 2)
        #expect(await session.shows("dragged"))
        try await session.tapWithTwoFingers("Second")
        #expect(await session.shows("tapped"))
        await #expect(throws: TestFailure.self) { try await session.drag("Second", by: .init(x: 30, y: 0)) }
    }

    @Test func `An edge pan pops the screen, and a pan that ends early leaves the screen in place`() async throws {
        let session = await TestSession(EdgeApp.init)
        try await session.dragFromEdge("Second", by: .init(x: 100, y: 0))
        await session.advance(by: .seconds(1))
        #expect(await session.log().contains { $0.contains("from the edge on") })
        try await session.tapWithTwoFingers("Second")
        #expect(await session.shows("tapped"))
        try await session.dragFromEdge("Second", by: .init(x: 200, y: 0))
        await session.advance(by: .seconds(1))
        #expect(await session.shows("First"))
        await #expect(throws: TestFailure.self) { try await session.dragFromEdge("First", by: .init(x: -100, y: 0)) }
    }
}
