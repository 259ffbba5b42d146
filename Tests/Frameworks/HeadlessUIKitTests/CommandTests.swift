import HeadlessUIKit
import TestSupport
import Testing

@Suite("Commands in menus")
struct CommandTests {
    /// A controller that implements the action of a command.
    private final class Editor: UIViewController {
        var done: [String] = []
        let button = UIButton(type: .system)

        let action = Selector("apply:", Editor.apply(_:))

        func apply(_ sender: UICommand) { done.append(sender.title) }
    }

    private static func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { buttons(in: $0) } + view.subviews.compactMap { $0 as? UIButton }
    }

    @Test func `A chosen command reaches the controller, and hidden ones are left out`() throws {
        let editor = Editor()
        let stage = try Stage(root: editor)
        stage.act {
            editor.button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
            editor.button.showsMenuAsPrimaryAction = true
            editor.view.addSubview(editor.button)
            editor.button.menu = UIMenu(children: [
                UICommand(title: "Bold", action: editor.action, state: .on),
                UIKeyCommand(title: "Find", action: editor.action, input: "f", modifierFlags: .command),
                UICommand(title: "Gone", action: editor.action, attributes: .hidden),
                UICommand(title: "Off", action: editor.action, attributes: .disabled),
            ])
        }
        stage.act { _ = editor.button.receiveTap() }
        let sheet = try #require(editor.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["✓ Bold", "Find", "Off", "Cancel"])
        #expect(sheet.actions.map(\.isEnabled) == [true, true, false, true])
        let find = try #require(Self.buttons(in: sheet.view).first { $0.currentTitle == "Find" })
        stage.act { _ = find.receiveTap() }
        stage.advance(.seconds(1))
        #expect(editor.done == ["Find"])
    }
}
