import HeadlessUIKit
import TestSupport
import Testing

@Suite("Transitions that an app draws")
struct CustomTransitionTests {
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        var told: [String] = []
        var goes = false

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            goes = false
            return self
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            goes = true
            return self
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let from = transitionContext.viewController(forKey: .from),
                to = transitionContext.viewController(forKey: .to)
            told.append("\(from?.title ?? "?") \(to?.title ?? "?") \(transitionContext.view(forKey: .to) === to?.view)")
            let moving = goes ? from : to
            if !goes, let view = to?.view { transitionContext.containerView.addSubview(view) }
            UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
                moving?.view.alpha = goes ? 0 : 1
            } completion: { _ in
                transitionContext.completeTransition(true)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { told.append("ended \(transitionCompleted)") }
    }

    private let diary = RecordingController.Diary()
    private let root: RecordingController
    private let stage: Stage
    private let slide = Slide()

    init() throws {
        root = RecordingController("root", diary)
        root.title = "root"
        stage = try Stage(root: root)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func `The app's animator adds the view, and both controllers are notified when it completes`(
        style: UIModalPresentationStyle
    ) throws {
        let over = RecordingController("over", diary)
        over.title = "over"
        over.modalPresentationStyle = style
        over.transitioningDelegate = slide
        diary.entries = []
        var ended: [String] = []
        stage.act { root.present(over, animated: true) { ended.append("presented") } }
        try stage.drain()
        #expect(slide.told == ["root over true"] && ended.isEmpty)
        #expect(over.view.window === stage.window && root.view.window === stage.window)
        #expect(diary.entries.last == "over willAppear")
        stage.advance(.milliseconds(500))
        try stage.drain()
        #expect(slide.told.last == "ended true" && ended == ["presented"] && diary.entries.last == "over didAppear")
        #expect((root.view.window == nil) == (style == .fullScreen))
        diary.entries = []
        stage.act { over.dismiss(animated: true) { ended.append("dismissed") } }
        try stage.drain()
        #expect(over.view.window === stage.window && root.view.window === stage.window)
        #expect(slide.told.last == "over root \(style == .fullScreen)")
        stage.advance(.milliseconds(500))
        try stage.drain()
        #expect(over.view.window == nil && root.view.window === stage.window)
        #expect(root.presentedViewController == nil && ended == ["presented", "dismissed"])
        #expect(diary.entries.contains("over didDisappear"))
        #expect(diary.entries.contains("root didAppear") == (style == .fullScreen))
    }

    @Test func `Unanimated transitions skip the animator, and dismissing also removes controllers above`() throws {
        let over = RecordingController("over", diary), above = RecordingController("above", diary)
        over.transitioningDelegate = slide
        stage.act {
            root.present(over, animated: false)
            over.present(above, animated: false)
        }
        #expect(slide.told.isEmpty && above.view.window === stage.window)
        stage.act { root.dismiss(animated: true) }
        stage.advance(.seconds(1))
        try stage.drain()
        #expect(over.presentingViewController == nil && above.presentingViewController == nil)
        #expect(above.view.window == nil && over.view.window == nil && root.view.window === stage.window)
    }
}
