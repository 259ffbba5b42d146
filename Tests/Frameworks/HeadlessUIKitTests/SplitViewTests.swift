import HeadlessUIKit
import TestSupport
import Testing

@Suite("Split view controllers, as a phone has them")
struct SplitViewTests {
    let diary = RecordingController.Diary()

    private func controller(_ name: String) -> RecordingController { RecordingController(name, diary) }

    /// A delegate that decides whether the secondary controller is collapsed onto the primary one.
    private final class Judge: NSObject, UISplitViewControllerDelegate {
        var wantsDetail = true
        var top: UISplitViewController.Column?
        var isTakenOver = false
        var collapses = 0

        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { !wantsDetail }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { top ?? proposedTopColumn }

        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
        ) -> Bool { isTakenOver }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapses += 1 }
    }

    @Test(arguments: [true, false])
    func `A split view has both controllers until shown, then one stack of them`(wantsDetail: Bool) throws {
        let (list, detail, judge) = (controller("list"), controller("detail"), Judge())
        judge.wantsDetail = wantsDetail
        let (primary, secondary) = (
            UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)
        )
        let split = UISplitViewController()
        split.delegate = judge
        split.viewControllers = [primary, secondary]
        #expect(split.viewControllers == [primary, secondary] && !split.isCollapsed)
        #expect(detail.splitViewController === split)
        let stage = try Stage(root: split)
        #expect(split.isCollapsed && split.viewControllers == [primary] && judge.collapses == 1)
        #expect(primary.viewControllers == (wantsDetail ? [list, detail] : [list]))
        #expect(diary.entries.contains("detail didAppear") == wantsDetail)
        #expect(split.view.subviews == [primary.view])
        #expect(split.children == [primary])
        try stage.drain()
    }

    @Test func `A shown detail goes on top, again after going back, and knows its split view controller`() throws {
        let (list, detail, judge) = (controller("list"), controller("detail"), Judge())
        judge.wantsDetail = false
        let (primary, secondary) = (
            UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)
        )
        let split = UISplitViewController()
        split.delegate = judge
        split.viewControllers = [primary, secondary]
        let stage = try Stage(root: split)
        for _ in 0..<2 {
            stage.act { list.showDetailViewController(secondary, sender: nil) }
            #expect(primary.viewControllers == [list, detail])
            #expect(detail.navigationController === primary && detail.splitViewController === split)
            stage.act { #expect(primary.goBack()) }
            stage.advance(.seconds(1))
            #expect(primary.viewControllers == [list])
        }
        let other = controller("other")
        stage.act { list.showDetailViewController(other, sender: nil) }
        #expect(primary.viewControllers == [list, other])
        stage.act { split.viewControllers = [primary, other] }
        #expect(split.viewControllers == [primary] && primary.viewControllers == [list, other])
        judge.isTakenOver = true
        stage.act { list.showDetailViewController(controller("third"), sender: nil) }
        #expect(primary.viewControllers == [list, other])
        // Without a split view controller, the controller is presented.
        let alone = controller("alone")
        let plain = try Stage(root: alone)
        plain.act { alone.showDetailViewController(other, sender: nil) }
        #expect(alone.presentedViewController === other)
    }

    @Test func `Split view columns form one stack up to the top column and can be shown and hidden`() throws {
        let (list, middle, detail, judge) = (controller("list"), controller("middle"), controller("detail"), Judge())
        judge.top = .supplementary
        let split = UISplitViewController(style: .tripleColumn)
        split.delegate = judge
        split.setViewController(list, for: .primary)
        split.setViewController(middle, for: .supplementary)
        split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
        #expect(split.viewController(for: .primary) === list)
        let stage = try Stage(root: split)
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        #expect(stack.viewControllers == [list, middle])
        stage.act { split.show(.secondary) }
        #expect(stack.viewControllers == [list, middle, detail])
        let other = controller("other")
        stage.act { split.setViewController(other, for: .secondary) }
        #expect(stack.viewControllers == [list, middle, other])
        stage.act { split.hide(.secondary) }
        #expect(stack.viewControllers == [list, middle])
        stage.act { split.show(.primary) }
        #expect(stack.viewControllers == [list])
        stage.act { split.hide(.primary) }
        #expect(stack.viewControllers == [list])
        try stage.drain()
    }

    @Test func `A compact column controller replaces all columns and can be replaced itself`() throws {
        let (list, compact, next) = (controller("list"), controller("compact"), controller("next"))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(compact, for: .compact)
        let stage = try Stage(root: split)
        #expect(split.viewControllers == [compact] && list.parent == nil)
        #expect(diary.entries.contains("compact didAppear") && !diary.entries.contains("list viewDidLoad"))
        stage.act { split.setViewController(next, for: .compact) }
        #expect(split.viewControllers == [next] && compact.parent == nil)
        #expect(diary.entries.suffix(2).contains("next didAppear"))
        #expect(split.view.subviews == [next.view])
        try stage.drain()
    }
}
