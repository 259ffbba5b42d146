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

    @Test("A controller hears of a pass after the turn in which its view came onto the screen")
    func first() throws {
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

    @Test("Asking now lays out now")
    func now() throws {
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

    @Test("Layout that never comes to rest is stopped and noted")
    func endless() throws {
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
        // Once it has come to rest it is laid out as others are.
        let before = view.passes
        view.isRestless = false
        stage.act { view.setNeedsLayout() }
        #expect(view.passes == before + 1)
    }

    @Test("Constraints are looked at before the first pass, and when asked again")
    func constraints() throws {
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

    @Test("A view is as large as its window, below the bar of its stack")
    func sizes() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let stage = try Stage(root: navigation)
        #expect(navigation.view.frame == UIScreen.main.bounds)
        #expect(root.view.frame.size == CGSize(width: 393, height: 852 - 103))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(stage.window.safeAreaInsets.top == 59)
    }

    @Test("A layout pass alone changes nothing that the page must hear")
    func silent() throws {
        let root = UIViewController()
        let stage = try Stage(root: UINavigationController(rootViewController: root))
        stage.act { root.view.setNeedsLayout() }
        #expect(stage.application.changes.isEmpty)
    }
}
