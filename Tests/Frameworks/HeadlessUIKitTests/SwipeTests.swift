import HeadlessUIKit
import TestSupport
import Testing

@Suite("Screens that a person drags away")
struct SwipeTests {
    /// Records the delegate calls about a sheet.
    private final class Keeper: NSObject, UIAdaptivePresentationControllerDelegate, UIGestureRecognizerDelegate {
        var entries: [String] = []
        var lets = true

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { lets }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            entries.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            let isShown = presentationController.presentedViewController.presentingViewController != nil
            entries.append(isShown ? "did, still shown" : "did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            entries.append("attempt")
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { lets }
    }

    private let root = UIViewController()
    private let top = UIViewController()
    private let navigation: UINavigationController
    private let stage: Stage

    init() throws {
        navigation = UINavigationController(rootViewController: root)
        stage = try Stage(root: navigation)
    }

    private func push() { stage.act { navigation.pushViewController(top, animated: false) } }

    private var canSwipe: Bool { stage.application.run { stage.application.canSwipeBack } }

    @discardableResult
    private func swipe() -> Bool { stage.application.swipeBack() }

    /// Returns the properties that pages receive about the screen's container.
    private func told() throws -> String {
        try stage.drain()
        return try #require(stage.reader[top.view.superview?.id]).properties.description
    }

    @Test func `A back swipe pops if there is a controller to go back to`() throws {
        #expect(!canSwipe && !swipe())
        push()
        try stage.drain()
        #expect(canSwipe && swipe())
        #expect(navigation.viewControllers == [root])
        #expect(try stage.drain().summary.contains { $0.hasSuffix("(pop)") })
    }

    @Test func `A swipe's transition is interactive and reports its end, and a pop by code is not`() {
        final class Asking: UIViewController {
            var told: [String] = []
            override func viewWillDisappear(_ animated: Bool) {
                told.append("interactive \(transitionCoordinator?.isInteractive == true)")
                transitionCoordinator?.notifyWhenInteractionChanges { self.told.append("let go \($0.isCancelled)") }
            }
        }
        let asking = Asking()
        stage.act { navigation.pushViewController(asking, animated: false) }
        #expect(swipe() && asking.told == ["interactive true", "let go false"])
        asking.told = []
        stage.act {
            navigation.pushViewController(asking, animated: false)
            navigation.popViewController(animated: true)
        }
        #expect(asking.told == ["interactive false"])
    }

    @Test func `A hidden back button disables the back swipe until the gesture's delegate is replaced`() throws {
        top.navigationItem.hidesBackButton = true
        push()
        #expect(try !canSwipe && !told().contains("swipes"))
        stage.act { navigation.interactivePopGestureRecognizer?.delegate = nil }
        #expect(try canSwipe && told().contains("swipes"))
        stage.act { navigation.setNavigationBarHidden(true, animated: false) }
        #expect(canSwipe && swipe())
    }

    @Test func `A back swipe does nothing if its gesture is disabled or its delegate refuses`() throws {
        push()
        stage.act { navigation.interactivePopGestureRecognizer?.isEnabled = false }
        #expect(try !canSwipe && !swipe() && told().contains("off"))
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        let keeper = Keeper()
        keeper.lets = false
        navigation.interactivePopGestureRecognizer?.delegate = keeper
        #expect(canSwipe && !swipe())
        keeper.lets = true
        var heard = 0
        navigation.interactivePopGestureRecognizer?.addHandler { _ in heard += 1 }
        #expect(swipe() && heard == 1)
    }

    @Test func `A sheet dragged down is dismissed and its delegate is notified`() throws {
        let sheet = UIViewController()
        let keeper = Keeper()
        sheet.presentationController?.delegate = keeper
        stage.act { root.present(sheet, animated: false) }
        try stage.drain()
        #expect(sheet.presentationController?.presentingViewController === navigation)
        #expect(stage.application.run { stage.application.canDragSheet } && stage.application.dragSheetDown())
        #expect(keeper.entries == ["will", "did"])
        #expect(sheet.presentingViewController == nil && root.view.window != nil)
        #expect(try stage.drain().summary.contains { $0.hasSuffix("(dismiss)") })
    }

    @Test func `A dismissal by code is not reported to the delegate as a drag`() {
        let sheet = UIViewController()
        let keeper = Keeper()
        sheet.presentationController?.delegate = keeper
        stage.act {
            root.present(sheet, animated: false)
            sheet.dismiss(animated: false)
        }
        #expect(keeper.entries.isEmpty)
    }

    @Test func `A modal sheet, also by an inner controller, stays when dragged and reports the attempt`() {
        let inner = UIViewController()
        let sheet = UINavigationController(rootViewController: inner)
        let keeper = Keeper()
        inner.presentationController?.delegate = keeper
        inner.isModalInPresentation = true
        stage.act { root.present(sheet, animated: false) }
        #expect(stage.application.dragSheetDown())
        #expect(keeper.entries == ["attempt"] && sheet.presentingViewController === navigation)
        inner.isModalInPresentation = false
        keeper.lets = false
        #expect(stage.application.dragSheetDown())
        #expect(keeper.entries == ["attempt", "attempt"] && sheet.presentingViewController === navigation)
        keeper.lets = true
        #expect(stage.application.dragSheetDown())
        #expect(keeper.entries.suffix(2) == ["will", "did"])
    }

    @Test(arguments: [true, false])
    func `Full-screen presentations and alerts cannot be dragged down`(isAlert: Bool) {
        let other = isAlert ? UIAlertController(title: "Hey", message: nil, preferredStyle: .alert) : UIViewController()
        if !isAlert { other.modalPresentationStyle = .fullScreen }
        stage.act { root.present(other, animated: false) }
        #expect(!stage.application.run { stage.application.canDragSheet } && !stage.application.dragSheetDown())
        #expect(!canSwipe)
    }
}
