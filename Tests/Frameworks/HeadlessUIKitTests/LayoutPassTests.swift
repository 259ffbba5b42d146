import HeadlessUIKit
import TestSupport
import Testing

@Suite("Layout passes")
struct LayoutPassTests {
    final class Counting: UIViewController {
        var passes = 0
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
        }
    }

    @Test func `A controller's first layout pass runs after the turn that puts its view on the screen`() throws {
        let controller = Counting()
        let stage = try Stage()
        stage.application.run { stage.window.rootViewController = controller }
        #expect(controller.passes == 0)
        stage.host.runQueue()
        #expect(controller.passes == 1)
        stage.act {
            controller.view.setNeedsLayout()
            controller.view.setNeedsLayout()
        }
        #expect(controller.passes == 2)
        stage.act {}
        #expect(controller.passes == 2)
    }

    @Test func `layoutIfNeeded lays out at once`() throws {
        let controller = Counting()
        let stage = try Stage(root: controller)
        let before = controller.passes
        stage.act {
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
            #expect(controller.passes == before + 1)
        }
        #expect(controller.passes == before + 1)
    }

    @Test func `Layout that never settles is stopped and reported`() throws {
        final class Restless: UIView {
            var passes = 0
            var isRestless = true
            override func layoutSubviews() {
                passes += 1
                if isRestless { setNeedsLayout() }
            }
        }
        let stage = try Stage()
        let view = Restless()
        stage.act { stage.window.addSubview(view) }
        #expect(stage.host.notes == [.layoutDidNotSettle(views: ["Restless"])])
        // After the view has settled, each request causes only one layout pass.
        let before = view.passes
        view.isRestless = false
        stage.act { view.setNeedsLayout() }
        #expect(view.passes == before + 1)
    }

    @Test func `updateConstraints runs before the first layout pass and after setNeedsUpdateConstraints`() throws {
        final class Counting: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let stage = try Stage()
        let view = Counting()
        stage.act { stage.window.addSubview(view) }
        stage.act { view.setNeedsLayout() }
        #expect(view.updates == 1)
        stage.act { view.setNeedsUpdateConstraints() }
        #expect(view.updates == 2)
    }

    @Test func `A navigation controller's root view fills the window and extends beneath the bar`() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let stage = try Stage(root: navigation)
        #expect(navigation.view.frame == UIScreen.main.bounds)
        #expect(root.view.frame.size == CGSize(width: 393, height: 852))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
        #expect(stage.window.safeAreaInsets.top == 59)
    }

    @Test func `A layout pass without changes sends nothing to the page`() throws {
        let root = UIViewController()
        let stage = try Stage(root: UINavigationController(rootViewController: root))
        stage.act { root.view.setNeedsLayout() }
        #expect(stage.application.changes.isEmpty)
    }
}
