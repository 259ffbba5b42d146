import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Transitions that a finger leads")
struct InteractiveTransitionTests {
    /// An app's delegate that animates transitions and drives interactive ones.
    private final class Guide: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
    {
        var leader: (any UIViewControllerInteractiveTransitioning)?
        var told: [String] = []
        /// The closure that animates the transition; by default, it slides to the right.
        var draws: (any UIViewControllerContextTransitioning) -> Void = Guide.slide
        var dimmed: UIPresentationController?
        var duration: TimeInterval = 1

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop || leader != nil ? self : nil }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            let coordinator = navigationController.transitionCoordinator
            told.append("will show \(coordinator?.isInteractive == true)")
            coordinator?.notifyWhenInteractionChanges { self.told.append("let go \($0.isCancelled)") }
        }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { told.append("did show") }

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { leader }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? { self }
        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { leader }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { leader }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { dimmed }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            duration
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            draws(transitionContext)
        }
        func animationEnded(_ transitionCompleted: Bool) { told.append("ended \(transitionCompleted)") }

        static func slide(_ context: any UIViewControllerContextTransitioning) {
            guard let going = context.view(forKey: .from) else { return }
            bringIn(context)
            UIView.animate(withDuration: 1) {
                going.frame.origin.x = 100
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        static func fall(_ context: any UIViewControllerContextTransitioning) {
            let going = context.viewController(forKey: .from)
            bringIn(context)
            UIView.animate(withDuration: 1) {
                going?.view.frame.origin.y = 200
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        static func bringIn(_ context: any UIViewControllerContextTransitioning) {
            guard let coming = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
            view.frame = context.finalFrame(for: coming)
            context.containerView.insertSubview(view, at: 0)
        }
    }

    private final class Dimmed: UIPresentationController {
        var told: [String] = []
        override func presentationTransitionDidEnd(_ completed: Bool) { told.append("came \(completed)") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { told.append("went \(completed)") }
    }

    private let diary = RecordingController.Diary()
    private let first: RecordingController
    private let second: RecordingController
    private let navigation: UINavigationController
    private let guide = Guide()
    private let finger = UIPercentDrivenInteractiveTransition()
    private let stage: Stage

    init() throws {
        (first, second) = (RecordingController("first", diary), RecordingController("second", diary))
        navigation = UINavigationController(rootViewController: first)
        stage = try Stage(root: navigation)
        let (navigation, second, guide) = (navigation, second, guide)
        stage.act { navigation.pushViewController(second, animated: false) }
        try stage.drain()
        navigation.delegate = guide
        guide.leader = finger
        diary.entries = []
    }

    private func settle(_ time: Duration = .seconds(1)) throws {
        try stage.drain()
        stage.advance(time)
        try stage.drain()
    }

    @Test func `An interactive pop follows the finger and completes once it finishes`() throws {
        var alongside = UIView()
        stage.act {
            alongside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            navigation.view.addSubview(alongside)
            navigation.popViewController(animated: true)
            navigation.transitionCoordinator?.animate { _ in alongside.alpha = 0 }
        }
        #expect(finger.duration == 1 && navigation.transitionCoordinator?.initiallyInteractive == true)
        #expect(navigation.viewControllers == [first] && second.parent === navigation)
        #expect(diary.entries == ["second willMove out", "second willDisappear", "first willAppear"])
        #expect(second.view.frame.minX == 0 && guide.told == ["will show true"])
        stage.act { finger.update(0.25) }
        #expect(second.view.frame.minX == 25 && finger.percentComplete == 0.25 && second.view.window != nil)
        #expect(navigation.transitionCoordinator?.percentComplete == 0.25)
        stage.act { finger.update(7) }
        #expect(second.view.frame.minX == 100)
        stage.act {
            finger.update(0.5)
            finger.completionSpeed = 2
            finger.finish()
        }
        #expect(guide.told.last == "let go false" && second.view.frame.minX == 100)
        #expect(navigation.transitionCoordinator?.completionVelocity == 2)
        try settle(.milliseconds(249))
        #expect(second.view.window != nil)
        try settle(.milliseconds(1))
        #expect(
            guide.told.suffix(2) == ["did show", "ended true"] && second.view.window == nil && second.parent == nil)
        #expect(diary.entries.suffix(3) == ["second didDisappear", "first didAppear", "second didMove out"])
        #expect(first.transitionCoordinator == nil && first.view.window != nil)
    }

    @Test func `A cancelled interactive pop goes back and sends appearance callbacks in UIKit's order`() throws {
        stage.act {
            navigation.popViewController(animated: true)
            finger.update(0.5)
        }
        try stage.drain()
        stage.act { finger.cancel() }
        #expect(navigation.transitionCoordinator?.isCancelled == true && guide.told.last == "let go true")
        #expect(second.view.frame.minX == 0 && navigation.viewControllers == [first])
        try settle(.milliseconds(500))
        #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
        #expect(
            diary.entries == [
                "second willMove out", "second willDisappear", "first willAppear", "first willDisappear",
                "first didDisappear", "second willAppear", "second didAppear",
            ])
        #expect(second.view.window != nil && first.view.window == nil && !second.isMovingFromParent)
        #expect(guide.told == ["will show true", "let go true", "ended false"])
        #expect(navigation.navigationBar.backButton.isHidden == false)
        // The same interaction controller also drives the next transition.
        stage.act {
            navigation.popViewController(animated: true)
            finger.finish()
        }
        try settle()
        #expect(navigation.viewControllers == [first] && first.view.window != nil)
    }

    @Test func `A push right after a cancelled pop is applied to the restored stack`() throws {
        let third = UIViewController()
        stage.act {
            navigation.popViewController(animated: true)
            finger.update(0.5)
            finger.cancel()
            guide.leader = nil
            navigation.pushViewController(third, animated: false)
        }
        #expect(navigation.viewControllers == [first, second, third] && third.view.window != nil)
        try settle()
        #expect(navigation.viewControllers == [first, second, third] && second.view.window == nil)
    }

    @Test func `A cancelled interactive push removes the pushed controller`() throws {
        let third = RecordingController("third", diary)
        stage.act {
            navigation.pushViewController(third, animated: true)
            finger.cancel()
        }
        try settle()
        #expect(navigation.viewControllers == [first, second] && third.parent == nil && third.view.window == nil)
        #expect(diary.entries.last == "second didAppear" && diary.entries.contains("third didMove out"))
    }

    @Test func `Keyframes, delays and property animators follow the finger, each in its own interval`() throws {
        let other = UIView(), late = UIView(), animated = UIView()
        guide.draws = { context in
            Guide.bringIn(context)
            for view in [other, late, animated] { context.containerView.addSubview(view) }
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { other.alpha = 0.5 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { other.alpha = 0 }
            }
            UIView.animate(withDuration: 0.5, delay: 0.5) { late.alpha = 0 }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { animated.alpha = 0 }
            animator.addCompletion { context.completeTransition($0 == .end) }
            animator.startAnimation()
        }
        stage.act { navigation.popViewController(animated: true) }
        func alphas() -> [CGFloat] { [other.alpha, late.alpha, animated.alpha] }
        #expect(alphas() == [1, 1, 1])
        stage.act { finger.update(0.25) }
        #expect(alphas() == [0.75, 1, 0.75])
        stage.act { finger.update(0.75) }
        #expect(alphas() == [0.25, 0.5, 0.25])
        stage.act { finger.update(0.25) }
        stage.act { finger.finish() }
        try settle(.milliseconds(250))
        stage.act { finger.pause() }
        #expect(finger.percentComplete == 0.5 && alphas() == [0.5, 1, 0.5])
        stage.act { finger.cancel() }
        try settle()
        #expect(alphas() == [1, 1, 1] && navigation.viewControllers.count == 2)
        #expect(guide.told == ["will show true", "let go false", "let go false", "let go true", "ended false"])
    }

    @Test func `A running non-interactive transition can be paused and continued interactively`() throws {
        finger.wantsInteractiveStart = false
        stage.act { navigation.popViewController(animated: true) }
        #expect(navigation.transitionCoordinator?.isInteractive == false && second.view.frame.minX == 100)
        try settle(.milliseconds(400))
        stage.act { finger.pause() }
        #expect(second.view.frame.minX == 40 && navigation.transitionCoordinator?.isInteractive == true)
        stage.act {
            finger.update(0.1)
            finger.cancel()
        }
        try settle()
        #expect(navigation.viewControllers == [first, second] && second.view.frame.minX == 0)
    }

    @Test func `An interruptible animator is used in place of animateTransition`() throws {
        final class Own: NSObject, UIViewControllerAnimatedTransitioning {
            var animator: UIViewPropertyAnimator?
            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            { 1 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
            func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
                -> any UIViewImplicitlyAnimating
            {
                if let animator { return animator }
                Guide.bringIn(transitionContext)
                let made = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    transitionContext.view(forKey: .from)?.alpha = 0
                }
                made.addCompletion { _ in
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
                animator = made
                return made
            }
        }
        final class Delegate: NSObject, UINavigationControllerDelegate {
            let own = Own()
            let finger = UIPercentDrivenInteractiveTransition()
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { own }
            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
        }
        let delegate = Delegate()
        stage.act {
            navigation.delegate = delegate
            navigation.popViewController(animated: true)
            delegate.finger.update(0.5)
        }
        #expect(second.view.alpha == 0.5)
        stage.act { delegate.finger.finish() }
        try settle(.milliseconds(500))
        #expect(navigation.viewControllers == [first])
    }

    @Test func `A custom interaction controller can update and cancel a transition`() throws {
        final class Leader: NSObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
                Guide.bringIn(transitionContext)
            }
        }
        let leader = Leader(), beside = UIView()
        guide.leader = leader
        stage.act {
            navigation.view.addSubview(beside)
            navigation.popViewController(animated: true)
        }
        let context = try #require(leader.context)
        #expect(context.isInteractive && context.initialFrame(for: second) == second.view.frame)
        stage.act {
            context.updateInteractiveTransition(0.5)
            context.cancelInteractiveTransition()
            context.completeTransition(false)
            context.completeTransition(true)
        }
        #expect(navigation.viewControllers == [first, second] && guide.told.last == "ended false")
        #expect(context.transitionWasCancelled)
    }

    @Test func `An animator that reports no duration is driven through the animations it started`() throws {
        guide.duration = 0
        stage.act {
            navigation.popViewController(animated: true)
            finger.update(0.25)
        }
        #expect(second.view.frame.minX == 25)
        stage.act { finger.finish() }
        try settle(.milliseconds(750))
        #expect(navigation.viewControllers == [first] && second.view.window == nil)
    }

    // MARK: - Presentations

    private func present(_ style: UIModalPresentationStyle) -> RecordingController {
        let over = RecordingController("over", diary)
        over.modalPresentationStyle = style
        over.transitioningDelegate = guide
        guide.leader = nil
        guide.draws = { $0.completeTransition(true) }
        stage.act { navigation.present(over, animated: true) }
        guide.leader = finger
        guide.draws = Guide.fall
        diary.entries = []
        guide.told = []
        return over
    }

    @Test func `A presented controller stays when its dismissal is cancelled and goes when it finishes`() throws {
        let over = present(.fullScreen)
        try stage.drain()
        var ended = 0
        stage.act {
            over.dismiss(animated: true) { ended += 1 }
            finger.update(0.5)
        }
        #expect(over.view.frame.minY == 100 && second.view.window != nil && over.isBeingDismissed)
        stage.act {
            over.dismiss(animated: true)  // the dismissal is already running
            finger.cancel()
        }
        try settle()
        #expect(navigation.presentedViewController === over && over.view.window != nil && second.view.window == nil)
        #expect(over.view.frame.minY == 0 && ended == 1 && guide.told == ["ended false"])
        #expect(
            diary.entries == [
                "second willAppear", "over willDisappear", "second willDisappear", "second didDisappear",
                "over willAppear", "over didAppear",
            ])
        stage.act {
            over.dismiss(animated: true) { ended += 1 }
            finger.finish()
        }
        try settle()
        #expect(navigation.presentedViewController == nil && second.view.window != nil && ended == 2)
        #expect(diary.entries.suffix(2) == ["over didDisappear", "second didAppear"])
    }

    @Test func `A presentation controller is told whether an interactive transition completed`() throws {
        let over = RecordingController("over", diary)
        over.modalPresentationStyle = .custom
        over.transitioningDelegate = guide
        let dimmed = Dimmed(presentedViewController: over, presenting: nil)
        guide.dimmed = dimmed
        guide.draws = Guide.fall
        stage.act {
            navigation.present(over, animated: true)
            finger.cancel()
        }
        try settle()
        #expect(dimmed.told == ["came false"] && navigation.presentedViewController == nil && over.view.window == nil)
        stage.act {
            navigation.present(over, animated: true)
            finger.finish()
        }
        try settle()
        #expect(dimmed.told.last == "came true" && navigation.presentedViewController === over)
        stage.act {
            over.dismiss(animated: true)
            finger.cancel()
        }
        try settle()
        #expect(dimmed.told.last == "went false" && over.view.window != nil)
        stage.act {
            over.dismiss(animated: true)
            finger.finish()
        }
        try settle()
        #expect(dimmed.told.last == "went true" && over.view.window == nil)
    }

    @Test func `A dismissal by the presenter during an interactive dismissal leaves that one running`() throws {
        let over = present(.fullScreen)
        stage.act {
            over.dismiss(animated: true)
            finger.update(0.3)
            navigation.dismiss(animated: false)
        }
        #expect(navigation.presentedViewController === over, "it goes already")
        stage.act { finger.finish() }
        try settle()
        #expect(navigation.presentedViewController == nil && second.view.window != nil)
    }

    // MARK: - Tabs

    @Test func `An interactive tab change selects the new tab if finished and keeps the old if cancelled`() throws {
        let one = RecordingController("one", diary), two = RecordingController("two", diary)
        let tabs = UITabBarController()
        tabs.viewControllers = [one, two]
        let stage = try Stage(root: tabs)
        tabs.delegate = guide
        try stage.drain()
        diary.entries = []
        stage.act {
            tabs.selectedIndex = 1
            finger.update(0.5)
        }
        #expect(one.view.frame.minX == 50 && two.view.window != nil && tabs.selectedIndex == 1)
        stage.act { finger.cancel() }
        try stage.drain()
        stage.advance(.seconds(1))
        try stage.drain()
        #expect(tabs.selectedIndex == 0 && two.view.window == nil && one.view.window != nil)
        #expect(
            diary.entries.suffix(6)
                == [
                    "one willDisappear", "two loadView", "two viewDidLoad", "two willAppear", "two willDisappear",
                    "two didDisappear", "one willAppear", "one didAppear",
                ].suffix(6))
        stage.act { tabs.tabBar.receiveTab(1) }
        stage.act { finger.finish() }
        try stage.drain()
        stage.advance(.seconds(1))
        try stage.drain()
        #expect(tabs.selectedViewController === two && one.view.window == nil && two.view.window != nil)
        #expect(diary.entries.suffix(2) == ["one didDisappear", "two didAppear"])
        #expect(guide.told == ["ended false", "ended true"])
    }
}
