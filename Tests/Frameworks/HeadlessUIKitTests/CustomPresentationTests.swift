import HeadlessUIKit
import TestSupport
import Testing

@Suite("Presentation controllers and animators of an app's own")
struct CustomPresentationTests {
    private final class Dimmed: UIPresentationController {
        let dimming = UIView()
        var told: [String] = []

        override var frameOfPresentedViewInContainerView: CGRect {
            let room = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: room.height - 300, width: room.width, height: 300)
        }

        override func presentationTransitionWillBegin() {
            told.append("comes")
            dimming.frame = containerView?.bounds ?? .zero
            dimming.alpha = 0
            containerView?.insertSubview(dimming, at: 0)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { told.append("is there") }
        override func dismissalTransitionWillBegin() {
            told.append("goes")
            presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 }
            )
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) { told.append("is gone") }
        override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            told.append("wants \(container.preferredContentSize.height)")
        }
    }

    private final class Guide: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
        UIViewControllerAnimatedTransitioning
    {
        var made: Dimmed?
        var operations: [UINavigationController.Operation] = []
        var told: [String] = []

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made = Dimmed(presentedViewController: presented, presenting: presenting)
            return made
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return self
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to)
            else { return }
            view.frame = transitionContext.finalFrame(for: to)
            view.alpha = 0
            transitionContext.containerView.addSubview(view)
            UIView.animate(withDuration: 0.5) {
                view.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { told.append("ended \(transitionCompleted)") }
    }

    private let diary = RecordingController.Diary()
    private let guide = Guide()

    /// Returns the declarations of each frame of a view's first motion.
    private func motion(of view: UIView) -> [[Motion.Declaration]]? {
        view.layer.motions.first?.motion.frames.map(\.look)
    }

    @Test func `A custom presentation controller sets the frame and is notified of present and dismiss`() throws {
        let root = RecordingController("root", diary), over = RecordingController("over", diary)
        over.modalPresentationStyle = .custom
        over.transitioningDelegate = guide
        let stage = try Stage(root: root)
        var ended: [String] = []
        stage.act { root.present(over, animated: true) { ended.append("presented") } }
        let controller = try #require(guide.made)
        let room = stage.window.bounds
        #expect(controller.told == ["comes"] && over.presentationController === controller && ended.isEmpty)
        #expect(over.view.frame == CGRect(x: 0, y: room.height - 300, width: room.width, height: 300))
        #expect(controller.dimming.alpha == 1 && controller.containerView?.subviews == [controller.dimming, over.view])
        // The page does not know these views yet, so the first patch also contains their initial values.
        #expect(motion(of: controller.dimming) == [[.init("opacity", value: "0")], [.init("opacity", value: "1")]])
        #expect(motion(of: over.view)?.first?.contains(.init("top", value: "852px")) == true)
        try stage.drain()
        stage.advance(.milliseconds(400))
        try stage.drain()
        #expect(controller.told == ["comes", "is there"] && ended == ["presented"])
        stage.act {}
        #expect(over.view.layer.motions.isEmpty)
        #expect(root.view.window === stage.window && diary.entries.last == "over didAppear")

        stage.act { over.preferredContentSize.height = 200 }
        var device = SimulatedDevice()
        device.size = CGSize(width: 852, height: 393)
        stage.act { stage.application.change(to: device) }
        #expect(controller.told.last == "wants 200.0")
        #expect(
            controller.dimming.frame.width == 852 && over.view.frame == CGRect(x: 0, y: 93, width: 852, height: 300))

        stage.act { over.dismiss(animated: true) { ended.append("dismissed") } }
        #expect(controller.told.last == "goes" && controller.dimming.alpha == 0 && over.view.window != nil)
        stage.advance(.milliseconds(400))
        try stage.drain()
        #expect(controller.told.last == "is gone" && ended.last == "dismissed" && over.view.window == nil)
        #expect(root.presentedViewController == nil && over.transitionCoordinator == nil)
        stage.act {
            root.present(over, animated: false)
            over.dismiss(animated: false)
        }
        #expect(guide.made !== controller && guide.made?.told == ["comes", "is there", "goes", "is gone"])
    }

    @Test func `Dismissing several presented controllers notifies each presentation controller`() throws {
        let root = UIViewController(), over = UIViewController(), above = UIViewController()
        over.modalPresentationStyle = .fullScreen
        above.modalPresentationStyle = .custom
        above.transitioningDelegate = guide
        let stage = try Stage(root: root)
        stage.act {
            root.present(over, animated: false)
            over.present(above, animated: false)
            root.dismiss(animated: false)
        }
        #expect(guide.made?.told == ["comes", "is there", "goes", "is gone"] && above.view.window == nil)
    }

    @Test func `An app animates a stack's transitions, and both views stay until it completes them`() throws {
        let first = RecordingController("first", diary), second = RecordingController("second", diary)
        let navigation = UINavigationController(rootViewController: first)
        navigation.delegate = guide
        let stage = try Stage(root: navigation)
        try stage.drain()
        diary.entries = []
        stage.act { navigation.pushViewController(second, animated: true) }
        #expect(guide.operations == [.push] && first.view.window != nil && second.view.window != nil)
        #expect(navigation.topViewController === second && diary.entries.contains("second willAppear"))
        #expect(!diary.entries.contains("second didAppear") && !diary.entries.contains("first didDisappear"))
        #expect(motion(of: second.view) == [[.init("opacity", value: "0")], [.init("opacity", value: "1")]])
        try stage.drain()
        stage.advance(.milliseconds(500))
        try stage.drain()
        #expect(guide.told == ["ended true"] && first.view.window == nil && second.view.superview != nil)
        #expect(diary.entries.suffix(3) == ["first didDisappear", "second didAppear", "second didMove in"])
        stage.act { navigation.popViewController(animated: true) }
        #expect(guide.operations == [.push, .pop] && second.view.window != nil && first.view.window != nil)
        // An earlier change of the stack ends the transition.
        stage.act { navigation.setViewControllers([first, UIViewController()], animated: false) }
        #expect(guide.told.count == 2 && second.view.window == nil && second.parent == nil)
        stage.advance(.seconds(1))
        try stage.drain()
        #expect(guide.told.count == 2 && navigation.topViewController?.view.window != nil && first.view.window == nil)
        #expect(guide.operations.count == 2, "what is not animated is nobody's to draw")
    }

    @Test func `A transition coordinator runs animations alongside and a completion at the end`() throws {
        final class Lit: UIViewController {
            var told: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                transitionCoordinator?.animate { context in
                    let from = context.viewController(forKey: .from)?.title ?? "-"
                    self.told.append("with \(from) \(context.isAnimated)")
                } completion: { _ in
                    self.told.append("over")
                }
            }
        }
        let first = UIViewController(), second = Lit()
        first.title = "first"
        let navigation = UINavigationController(rootViewController: first)
        let stage = try Stage(root: navigation)
        stage.act { navigation.pushViewController(second, animated: true) }
        #expect(second.told == ["with first true"] && second.transitionCoordinator == nil)
        stage.advance(.seconds(1))
        #expect(second.told == ["with first true", "over"])
        stage.act { navigation.popViewController(animated: false) }
        let over = Lit()
        stage.act { navigation.present(over, animated: true) }
        stage.advance(.seconds(1))
        #expect(over.told == ["with - true", "over"])
    }

    @Test func `A view added and animated in one turn is drawn in motion, also by animator or constraints`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        try stage.drain()
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), held = UIView()
        stage.act {
            root.view.addSubview(plain)
            held.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(held)
            let top = held.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 0)
            NSLayoutConstraint.activate([
                top, held.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                held.widthAnchor.constraint(equalToConstant: 10), held.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.view.layoutIfNeeded()
            UIView.animate(withDuration: 0.2) {
                top.constant = 50
                root.view.layoutIfNeeded()
            }
            let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { plain.frame.origin.x = 40 }
            animator.startAnimation()
        }
        #expect(motion(of: held)?.map { $0.contains(.init("top", value: "0px")) } == [true, false])
        #expect(motion(of: plain)?.last?.contains(.init("left", value: "40px")) == true)
        try stage.drain()
        stage.act { UIView.animate(withDuration: 0.2) { plain.alpha = 0.5 } }
        #expect(plain.layer.motions.count == 1, "a reader that has a view knows what it was")
    }
}
