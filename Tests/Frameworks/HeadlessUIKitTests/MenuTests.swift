import HeadlessUIKit
import TestSupport
import Testing

@Suite("Menus")
struct MenuTests {
    /// A controller with a button, on the screen.
    private func page() throws -> (stage: Stage, controller: UIViewController, button: UIButton) {
        let (controller, button) = (UIViewController(), UIButton(type: .system))
        let stage = try Stage(root: controller)
        stage.act {
            button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
            button.showsMenuAsPrimaryAction = true
            controller.view.addSubview(button)
        }
        return (stage, controller, button)
    }

    private static func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { buttons(in: $0) } + view.subviews.compactMap { $0 as? UIButton }
    }

    private func sheet(over controller: UIViewController) throws -> UIAlertController {
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        #expect(sheet.preferredStyle == .actionSheet)
        return sheet
    }

    private func choose(_ title: String, over controller: UIViewController, _ stage: Stage) throws {
        let view = try #require(try sheet(over: controller).view)
        let buttons = Self.buttons(in: view)
        let button = try #require(buttons.first { $0.currentTitle == title })
        stage.act { _ = button.receiveTap() }
        stage.advance(.seconds(1))
    }

    @Test func `A tap opens the menu, and the chosen action runs with its sender`() throws {
        let (stage, controller, button) = try page()
        var chosen: [String] = []
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { action in
                chosen.append(action.sender === button ? action.title : "of nobody")
            }
        }
        let delete = UIMenu(
            options: .displayInline, children: [action("Delete", .destructive), action("Gone", .hidden)])
        stage.act {
            button.addAction { _ in chosen.append("tapped") }
            button.menu = UIMenu(
                title: "What now?", children: [action("Copy"), action("Move", .disabled), delete])
        }
        stage.act { #expect(button.receiveTap()) }
        let sheet = try sheet(over: controller)
        #expect(sheet.title == "What now?")
        #expect(sheet.actions.map(\.title) == ["Copy", "Move", "Delete", "Cancel"])
        #expect(sheet.actions.map(\.style) == [.default, .default, .destructive, .cancel])
        #expect(sheet.actions.map(\.isEnabled) == [true, false, true, true])
        try choose("Delete", over: controller, stage)
        #expect(chosen == ["Delete"] && controller.presentedViewController == nil)
        stage.act { button.isEnabled = false }
        stage.act { #expect(!button.receiveTap()) }
        stage.act { (button.isEnabled, button.showsMenuAsPrimaryAction) = (true, false) }
        stage.act { #expect(button.receiveTap()) }
        #expect(chosen == ["Delete", "tapped"])
        try stage.drain()
    }

    @Test func `A submenu opens as another sheet, and deferred elements are awaited and added once`() throws {
        let (stage, controller, button) = try page()
        var chosen = ""
        var arrive: (([UIMenuElement]) -> Void)?
        let sizes = UIMenu(title: "Size", children: [UIAction(title: "Large") { chosen = $0.title }])
        stage.act { button.menu = UIMenu(children: [sizes, UIDeferredMenuElement { arrive = $0 }]) }
        stage.act { _ = button.receiveTap() }
        #expect(controller.presentedViewController == nil)
        stage.act { arrive?([UIAction(title: "Late") { _ in }]) }
        stage.act { arrive?([UIAction(title: "Twice") { _ in }]) }
        #expect(try sheet(over: controller).actions.map(\.title) == ["Size ›", "Late", "Cancel"])
        try choose("Size ›", over: controller, stage)
        try choose("Large", over: controller, stage)
        #expect(chosen == "Large")
        stage.act { button.menu = UIMenu(children: []) }
        stage.act { _ = button.receiveTap() }
        #expect(controller.presentedViewController == nil)
    }

    @Test func `A selection button shows the chosen action's title, and its menu marks that action`() throws {
        let (stage, controller, button) = try page()
        let actions = ["Bread", "Cake"].map { UIAction(title: $0, state: $0 == "Bread" ? .on : .off) { _ in } }
        stage.act {
            button.changesSelectionAsPrimaryAction = true
            button.menu = UIMenu(options: .singleSelection, children: actions)
        }
        #expect(button.currentTitle == "Bread")
        stage.act { _ = button.receiveTap() }
        #expect(try sheet(over: controller).actions.map(\.title) == ["✓ Bread", "Cake", "Cancel"])
        try choose("Cake", over: controller, stage)
        #expect(button.currentTitle == "Cake" && actions.map(\.state) == [.off, .on])
    }

    @Test func `A bar button item with a menu opens it when tapped`() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let stage = try Stage(root: navigation)
        var chosen: [String] = []
        let menu = UIMenu(children: [UIAction(title: "Sort") { chosen.append($0.title) }])
        stage.act { root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu) }
        let button = try #require(
            Self.buttons(in: navigation.navigationBar).first { $0.currentTitle == "More" })
        stage.act { _ = button.receiveTap() }
        #expect(root.presentedViewController != nil)
        try choose("Sort", over: root, stage)
        #expect(chosen == ["Sort"])
    }
}
