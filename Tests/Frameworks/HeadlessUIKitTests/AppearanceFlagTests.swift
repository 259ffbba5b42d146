import HeadlessUIKit
import TestSupport
import Testing

/// The properties of a controller that tell why it appears or disappears, in each of its callbacks.
@Suite("Why a controller appears")
struct AppearanceFlagTests {
    private let log = Log()

    private final class Log {
        private var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A controller that logs each callback with the flags that are true in it.
    private class Screen: UIViewController {
        let log: Log
        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }

        private func tell(_ callback: String) {
            var flags: [String] = []
            if isBeingPresented { flags.append("presented") }
            if isBeingDismissed { flags.append("dismissed") }
            if isMovingToParent { flags.append("joining") }
            if isMovingFromParent { flags.append("leaving") }
            log.add(([title ?? "", callback] + flags).joined(separator: " "))
        }
        override func viewWillAppear(_ animated: Bool) { tell("will") }
        override func viewIsAppearing(_ animated: Bool) {
            log.add("\(title ?? "") is\(view.window == nil ? " nowhere" : "")")
        }
        override func viewDidAppear(_ animated: Bool) { tell("did") }
        override func viewWillDisappear(_ animated: Bool) { tell("willGo") }
        override func viewDidDisappear(_ animated: Bool) { tell("gone") }
    }

    private final class Container: Screen {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test(arguments: [true, false])
    func `A pushed controller joins the stack, and one that comes back does not`(_ animated: Bool) throws {
        let (a, b) = (Screen("A", log), Screen("B", log))
        let navigation = UINavigationController(rootViewController: a)
        let stage = try Stage(root: navigation)
        #expect(log.take() == ["A will joining", "A is", "A did joining"])
        stage.act { navigation.pushViewController(b, animated: animated) }
        #expect(log.take() == ["A willGo", "B will joining", "B is", "A gone", "B did joining"])
        stage.act { navigation.popViewController(animated: animated) }
        #expect(log.take() == ["B willGo leaving", "A will", "A is", "B gone leaving", "A did"])
    }

    @Test(arguments: [true, false])
    func `A presented controller is being presented, but not when it comes back from below another`(_ animated: Bool)
        throws
    {
        let (root, modal, above) = (Screen("R", log), Screen("M", log), Screen("N", log))
        for controller in [modal, above] { controller.modalPresentationStyle = .fullScreen }
        let stage = try Stage(root: root)
        #expect(log.take() == ["R will", "R is", "R did"])
        stage.act { root.present(modal, animated: animated) }
        #expect(log.take() == ["R willGo", "M will presented", "M is", "R gone", "M did presented"])
        stage.act { modal.present(above, animated: animated) }
        #expect(log.take() == ["M willGo", "N will presented", "N is", "M gone", "N did presented"])
        stage.act { modal.dismiss(animated: animated) }
        #expect(log.take() == ["M will", "N willGo dismissed", "M is", "N gone dismissed", "M did"])
        stage.act { root.dismiss(animated: animated) }
        #expect(log.take() == ["R will", "M willGo dismissed", "R is", "M gone dismissed", "R did"])
        #expect(modal.presentingViewController == nil && !modal.isBeingDismissed)
    }

    @Test func `A dismissed controller has no presenter any more when it has disappeared`() throws {
        final class Modal: UIViewController {
            var presenters: [UIViewController?] = []
            override func viewWillDisappear(_ animated: Bool) { presenters.append(presentingViewController) }
            override func viewDidDisappear(_ animated: Bool) { presenters.append(presentingViewController) }
        }
        let (root, modal) = (UIViewController(), Modal())
        let stage = try Stage(root: root)
        stage.act { root.present(modal, animated: false) }
        stage.act { root.dismiss(animated: true) }
        #expect(modal.presenters == [root, nil])
    }

    @Test func `A tab joins when the tabs are set and it is the selected one, and not when it is selected`() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("A", log), Screen("B", log)]
        let stage = try Stage(root: tabs)
        #expect(log.take() == ["A will joining", "A is", "A did joining"])
        stage.act { tabs.selectedIndex = 1 }
        #expect(log.take() == ["A willGo", "A gone", "B will", "B is", "B did"])
        stage.act { tabs.selectedIndex = 0 }
        #expect(log.take() == ["B willGo", "B gone", "A will", "A is", "A did"])
    }

    @Test func `A child of a container of the app joins and leaves`() throws {
        let (parent, child) = (UIViewController(), Screen("C", log))
        let stage = try Stage(root: parent)
        stage.act {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        #expect(log.take() == ["C will joining", "C is", "C did joining"])
        stage.act {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(log.take() == ["C willGo leaving", "C gone leaving"] && !child.isMovingFromParent)
    }

    @Test func `A container that forwards nothing calls its child itself`() throws {
        let (parent, child) = (Container("P", log), Screen("C", log))
        let stage = try Stage(root: parent)
        _ = log.take()
        stage.act {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        #expect(log.take() == [])
        stage.act { child.beginAppearanceTransition(true, animated: false) }
        #expect(log.take() == ["C will joining"])
        stage.act { child.endAppearanceTransition() }
        #expect(log.take() == ["C is", "C did joining"])
        stage.act {
            let other = UIViewController()
            other.modalPresentationStyle = .fullScreen
            parent.present(other, animated: false)
        }
        #expect(log.take() == ["P willGo", "P gone"])
        stage.act { child.view.removeFromSuperview() }
        #expect(log.take() == [])
    }

    @Test func `A controller whose view is added without making it a child appears all the same`() throws {
        let (root, other) = (UIViewController(), Screen("O", log))
        let stage = try Stage(root: root)
        stage.act { root.view.addSubview(other.view) }
        #expect(log.take() == ["O will", "O is", "O did"])
        stage.act { other.view.removeFromSuperview() }
        #expect(log.take() == ["O willGo", "O gone"])
    }
}
