import HeadlessUIKit
import TestSupport
import Testing

@Suite("Alerts")
struct AlertTests {
    let root = UIViewController()
    let behind = UIButton(type: .system)
    let stage: Stage

    init() throws {
        root.view.addSubview(behind)
        stage = try Stage(root: root)
    }

    private func alert(_ actions: UIAlertAction...) -> UIAlertController {
        let alert = UIAlertController(title: "Sure?", message: "It cannot be undone.", preferredStyle: .alert)
        for action in actions { alert.addAction(action) }
        return alert
    }

    @Test func `An alert is a modal with label, texts and buttons, and views behind it are unreachable`() throws {
        let alert = alert(UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "Ok", style: .default))
        stage.act { root.present(alert, animated: true) }
        try stage.drain()
        #expect(alert.view.kind == .alert)
        #expect(alert.view.projected["role"] == "alertdialog")
        #expect(alert.view.projected["label"] == "Sure?")
        #expect(alert.view.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["Cancel", "Ok"])
        #expect(behind.window === stage.window)
        guard case .covered = behind.reach else {
            Issue.record("the button behind can be touched: \(behind.reach)")
            return
        }
    }

    @Test func `A button dismisses the alert and then runs its handler, once`() throws {
        var shown: [Bool] = []
        let alert = alert(
            UIAlertAction(title: "Ok", style: .default) { _ in shown.append(root.presentedViewController != nil) })
        stage.act { root.present(alert, animated: true) }
        try stage.drain()
        stage.act { #expect(alert.view.receiveAlert(button: 0)) }
        #expect(shown == [false])
        stage.act { #expect(alert.view.receiveAlert(button: 0) == false) }
        #expect(shown == [false])
        #expect(behind.isReachable)
        try stage.drain()
    }

    @Test func `The first text field of an alert is the first responder`() throws {
        let alert = alert(UIAlertAction(title: "Ok", style: .default))
        for word in ["Name", "Town"] { alert.addTextField { $0.placeholder = word } }
        stage.act { root.present(alert, animated: true) }
        #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
        try stage.drain()
    }

    @Test func `An alert's handler can present the next alert`() {
        let second = alert(UIAlertAction(title: "Ok", style: .default))
        let first = alert(UIAlertAction(title: "More", style: .default) { _ in root.present(second, animated: true) })
        stage.act { root.present(first, animated: true) }
        stage.act { _ = first.view.receiveAlert(button: 0) }
        #expect(root.presentedViewController === second)
        #expect(stage.host.notes.isEmpty)
    }

    @Test func `Presenting a second alert at once is refused, as on iOS`() {
        stage.act {
            root.present(alert(), animated: true)
            root.present(alert(), animated: true)
        }
        #expect(stage.host.notes.count == 1)
    }

    @Test func `An action sheet's title is semibold above a message and regular without one`() throws {
        let sheet = UIAlertController(title: "Sort by", message: "The shop's order", preferredStyle: .actionSheet)
        stage.act { root.present(sheet, animated: false) }
        func footnote(_ weight: UIFont.Weight) -> UIFont {
            UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: weight))
        }
        let title = try #require(sheet.view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Sort by" })
        #expect(title.font == footnote(.semibold))
        stage.act { sheet.message = nil }
        #expect(title.font == footnote(.regular))
    }

    @Test func `A disabled action cannot be tapped until it is enabled`() {
        let action = UIAlertAction(title: "Ok", style: .destructive)
        action.isEnabled = false
        let alert = alert(action)
        stage.act { root.present(alert, animated: false) }
        #expect(stage.act { alert.view.receiveAlert(button: 0) } == false)
        action.isEnabled = true
        #expect(stage.act { alert.view.receiveAlert(button: 0) })
    }
}
