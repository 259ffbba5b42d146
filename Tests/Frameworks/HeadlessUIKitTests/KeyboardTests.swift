import HeadlessUIKit
import TestSupport
import Testing

@Suite("The keyboard")
struct KeyboardTests {
    private let stage: Stage
    private let root = UIViewController()
    private let first = UITextField()
    private let second = UITextField()

    init() throws {
        stage = try Stage(root: root)
        stage.act {
            for field in [first, second] { root.view.addSubview(field) }
            second.keyboardType = .numberPad
        }
    }

    private func listen(_ hear: @escaping (Notification) -> Void) -> [any NSObjectProtocol] {
        [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ].map { name in
            stage.act { NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main, using: hear) }
        }
    }

    @Test func `Keyboard notifications are posted on show, field change and hide, with the end frame`() throws {
        nonisolated(unsafe) var heard: [String] = []
        let tokens = listen { note in
            let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            #expect(note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
            #expect(note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
            let name = note.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
            heard.append("\(name) \(end?.minY ?? 0) \(end?.height ?? 0)")
        }
        stage.act { first.becomeFirstResponder() }
        #expect(heard == ["WillShow 516.0 336.0", "DidShow 516.0 336.0"])
        heard = []
        stage.act { second.becomeFirstResponder() }
        #expect(heard == ["WillShow 561.0 291.0", "DidShow 561.0 291.0"])
        heard = []
        stage.act { root.view.endEditing(true) }
        #expect(heard == ["WillHide 852.0 291.0", "DidHide 852.0 291.0"])
        stage.act { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }

    @Test func `The keyboard's animation curve is one of a view`() {
        #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
        #expect(UIView.AnimationCurve(rawValue: 3) == .linear && UIView.AnimationCurve.easeOut.rawValue == 2)
    }

    @Test func `The page receives the keyboard's frame, its return key and the focused field`() throws {
        let screen = stage.application.root
        stage.act {
            first.returnKeyType = .done
            first.becomeFirstResponder()
        }
        try stage.drain()
        let properties = try #require(stage.reader[screen.id]?.properties)
        #expect(properties["keyboard"] == "[0, 516, 393, 336]" && properties["returnKey"] == "done")
        #expect(properties["typist"] == first.id?.description)
        stage.act { second.becomeFirstResponder() }
        try stage.drain()
        #expect(properties["returnKey"] == nil && properties["typist"] == second.id?.description)
        stage.act { second.removeFromSuperview() }
        try stage.drain()
        #expect(properties["keyboard"] == nil && properties["typist"] == nil)
    }

    @Test func `An input accessory view lies on the keyboard, counts in its frame and hides with it`() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        let done = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [root] _ in root.view.endEditing(true) })
        nonisolated(unsafe) var ends: [CGFloat] = []
        let tokens = listen { note in
            ends.append((note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.minY ?? -1)
        }
        stage.act {
            bar.items = [done]
            first.inputAccessoryView = bar
            first.becomeFirstResponder()
        }
        try stage.drain()
        let screen = try #require(stage.reader[stage.application.root.id]?.properties)
        #expect(screen["keyboard"] == "[0, 516, 393, 336]")
        #expect(stage.act { bar.convert(bar.bounds, to: nil) } == CGRect(x: 0, y: 472, width: 393, height: 44))
        #expect(ends == [472, 472])
        stage.act { second.becomeFirstResponder() }
        #expect(ends.suffix(2) == [561, 561] && bar.window == nil)
        stage.act { first.becomeFirstResponder() }
        #expect(bar.window != nil)
        let button = try #require(bar.subviews.first { !$0.isHidden && $0.bounds.width > 0 })
        #expect(stage.act { button.receiveTap() })
        #expect(bar.window == nil && ends.last == 852)
        stage.act { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }

    @Test func `An accessory view has its constrained height, and an input view replaces the keyboard`() throws {
        let bar = UIView()
        let label = UILabel()
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        stage.act {
            bar.translatesAutoresizingMaskIntoConstraints = false
            label.translatesAutoresizingMaskIntoConstraints = false
            label.text = "One line"
            bar.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
                bar.heightAnchor.constraint(equalToConstant: 50),
                label.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
            ])
            second.inputAccessoryView = bar
            second.inputView = picker
            second.becomeFirstResponder()
        }
        try stage.drain()
        let screen = try #require(stage.reader[stage.application.root.id]?.properties)
        #expect(screen["keyboard"] == nil && screen["typist"] == second.id?.description)
        let height: CGFloat = 50
        let safe: CGFloat = 34
        #expect(
            stage.act { bar.convert(bar.bounds, to: nil) }
                == CGRect(x: 0, y: 852 - 200 - safe - height, width: 393, height: height))
        #expect(
            stage.act { picker.convert(picker.bounds, to: nil) }
                == CGRect(x: 0, y: 852 - 200 - safe, width: 393, height: 200 + safe))
        stage.act {
            second.inputView = nil
            second.reloadInputViews()
        }
        try stage.drain()
        #expect(screen["keyboard"] == "[0, 561, 393, 291]" && picker.window == nil)
    }

    @Test func `The keyboard layout guide follows the safe area, or the keyboard while it is shown`() throws {
        let bar = UIView()
        stage.act {
            bar.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50),
                bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
            ])
        }
        #expect(bar.frame == rect(0, 852 - 34 - 50, 393, 50))
        stage.act { first.becomeFirstResponder() }
        #expect(bar.frame == rect(0, 852 - 336 - 50, 393, 50))
        #expect(stage.act { root.view.keyboardLayoutGuide.layoutFrame } == rect(0, 516, 393, 336))
        stage.act { second.becomeFirstResponder() }
        #expect(abs(bar.frame.maxY - (852 - 291)) < 0.01)
        stage.act {
            var device = stage.application.device
            device.size = CGSize(width: 852, height: 393)
            device.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
            stage.application.change(to: device)
        }
        #expect(bar.frame == rect(0, 393 - 171 - 50, 852, 50))
        stage.act { second.resignFirstResponder() }
        #expect(abs(bar.frame.maxY - (393 - 21)) < 0.01)
        stage.act { root.view.keyboardLayoutGuide.usesBottomSafeArea = false }
        #expect(bar.frame.maxY == 393)
    }

    @Test func `A table view controller insets its table for the keyboard and scrolls to the field`() throws {
        let controller = Form()
        let stage = try Stage(root: controller)
        let table = try #require(controller.tableView)
        #expect(table.adjustedContentInset.bottom == 34)
        let field = controller.fields[18]
        stage.act { field.becomeFirstResponder() }
        #expect(table.adjustedContentInset.bottom == 336)
        let row = stage.act { table.convert(field.bounds, from: field) }
        #expect(abs(row.maxY - (table.contentOffset.y + 852 - 336)) < 0.4)
        stage.act { field.resignFirstResponder() }
        #expect(table.adjustedContentInset.bottom == 34)
        stage.act {
            field.becomeFirstResponder()
            table.keyboardDismissMode = .onDrag
            table.receiveScroll(to: .zero)
        }
        #expect(!field.isFirstResponder && table.adjustedContentInset.bottom == 34)
    }

    @Test func `An alert is centred in the space above the keyboard`() throws {
        let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        alert.addTextField()
        stage.act { root.present(alert, animated: false) }
        #expect(abs(alert.view.frame.midY - 258) < 0.4)
        stage.act { alert.textFields?.first?.resignFirstResponder() }
        #expect(abs(alert.view.frame.midY - 426) < 0.4)
        stage.act { root.dismiss(animated: false) }
        #expect(stage.application.keyboardFrame == nil)
    }

    @Test func `A small phone has a smaller keyboard, and a relaunched app has none`() throws {
        stage.act {
            var device = stage.application.device
            device.size = CGSize(width: 375, height: 667)
            device.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            stage.application.change(to: device)
            first.becomeFirstResponder()
        }
        #expect(stage.application.keyboardFrame == rect(0, 407, 375, 260))
        stage.act { stage.application.clear() }
        #expect(stage.application.keyboardFrame == nil)
        let properties = RecordedProperties()
        stage.application.root.projectWhole(into: properties)
        #expect(properties["keyboard"] == nil)
    }
}

/// Rows with a field each.
private final class Form: UITableViewController {
    let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 16, y: 0, width: 300, height: 44)) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(fields[indexPath.row])
        return cell
    }
}
