import HeadlessUIKit
import TestSupport
import Testing

/// A chat: a table of rows, and a bar with a text field, which is the controller's input accessory view.
private final class Chat: UIViewController {
    let bar: UIView
    let field = UITextField(frame: CGRect(x: 8, y: 8, width: 300, height: 34))
    let other = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 34))
    private(set) var wasFirstAtAppearance = false

    init(bar: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))) {
        self.bar = bar
        super.init(nibName: nil, bundle: nil)
        bar.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(other)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        wasFirstAtAppearance = isFirstResponder
    }
}

/// A bar whose height follows from its content and the safe area.
private final class GrowingBar: UIView {
    let line = UIView()
    let lineHeight: NSLayoutConstraint

    init() {
        line.translatesAutoresizingMaskIntoConstraints = false
        lineHeight = line.heightAnchor.constraint(equalToConstant: 40)
        super.init(frame: .zero)
        autoresizingMask = .flexibleHeight
        addSubview(line)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: topAnchor, constant: 6), lineHeight,
            line.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -6),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { .zero }
}

@Suite("Docked accessory views")
struct DockedAccessoryTests {
    private func place(of view: UIView, in stage: Stage) -> CGRect {
        stage.act { view.window.map { _ in view.convert(view.bounds, to: nil) } ?? .null }
    }

    @Test func `The accessory view of a controller that can be first responder is docked without a keyboard`() throws {
        let chat = Chat()
        let stage = try Stage(root: chat)
        #expect(chat.isFirstResponder && chat.wasFirstAtAppearance)
        #expect(place(of: chat.bar, in: stage) == rect(0, 802, 393, 50))
        #expect(stage.act { chat.bar.next?.next } === chat)
        try stage.drain()
        let screen = try #require(stage.reader[stage.application.root.id]?.properties)
        #expect(screen["keyboard"] == nil && screen["typist"] == nil)
        #expect(stage.reader[chat.bar.id] != nil)
        #expect(chat.field.isReachable)

        stage.act { chat.field.becomeFirstResponder() }
        #expect(chat.field.isFirstResponder && !chat.isFirstResponder)
        #expect(place(of: chat.bar, in: stage) == rect(0, 852 - 336 - 50, 393, 50))

        stage.act { chat.field.resignFirstResponder() }
        #expect(chat.isFirstResponder)
        #expect(place(of: chat.bar, in: stage) == rect(0, 802, 393, 50))
    }

    @Test func `Notifications have the frame of the docked view, and of the keyboard with it`() throws {
        nonisolated(unsafe) var heard: [String] = []
        let chat = Chat()
        let root = UINavigationController(rootViewController: UIViewController())
        let stage = try Stage(root: root)
        let tokens = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map { name in
            stage.act {
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    heard.append("\(name == UIResponder.keyboardWillShowNotification) \(end?.minY ?? 0)")
                }
            }
        }
        stage.act { root.pushViewController(chat, animated: false) }
        stage.act { chat.field.becomeFirstResponder() }
        stage.act { chat.field.resignFirstResponder() }
        stage.act { chat.field.becomeFirstResponder() }
        stage.act { root.popViewController(animated: false) }
        #expect(heard == ["true 802.0", "true 466.0", "false 802.0", "true 466.0", "false 852.0"])
        #expect(chat.bar.window == nil && !chat.field.isFirstResponder && stage.application.keyboardFrame == nil)
        stage.act { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }

    @Test func `A view of flexible height stands above the safe area, and grows with its content`() throws {
        let bar = GrowingBar()
        let chat = Chat(bar: bar)
        let stage = try Stage(root: chat)
        #expect(place(of: bar, in: stage) == rect(0, 852 - 34 - 52, 393, 86))
        #expect(place(of: bar.line, in: stage) == rect(0, 852 - 34 - 46, 393, 40))
        stage.act { bar.lineHeight.constant = 80 }
        #expect(place(of: bar, in: stage) == rect(0, 852 - 34 - 92, 393, 126))
        stage.act { chat.field.becomeFirstResponder() }
        #expect(place(of: bar, in: stage) == rect(0, 852 - 336 - 92, 393, 92))
        stage.act { chat.field.resignFirstResponder() }
        #expect(place(of: bar, in: stage) == rect(0, 852 - 34 - 92, 393, 126))
    }

    @Test func `A field of the controller's view leaves the first responder to the controller`() throws {
        let chat = Chat()
        let stage = try Stage(root: chat)
        stage.act { chat.other.becomeFirstResponder() }
        #expect(place(of: chat.bar, in: stage).maxY == 516)
        stage.act { chat.view.endEditing(true) }
        #expect(chat.isFirstResponder && place(of: chat.bar, in: stage).maxY == 852)
        stage.act { chat.view.endEditing(true) }
        #expect(chat.isFirstResponder)
        stage.act { chat.resignFirstResponder() }
        #expect(chat.bar.window == nil)
        stage.act { chat.becomeFirstResponder() }
        #expect(chat.bar.window != nil)
    }

    @Test func `The docked view is away while another controller is presented, and returns after it`() throws {
        let chat = Chat()
        let stage = try Stage(root: chat)
        for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
            let above = UIViewController()
            above.modalPresentationStyle = style
            stage.act { chat.present(above, animated: false) }
            #expect(chat.bar.window == nil && stage.application.keyboardFrame == nil)
            stage.act { chat.dismiss(animated: false) }
            #expect(chat.isFirstResponder && place(of: chat.bar, in: stage) == rect(0, 802, 393, 50))
        }
        let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        alert.addTextField()
        stage.act { chat.present(alert, animated: false) }
        #expect(alert.textFields?.first?.isFirstResponder == true && chat.bar.window == nil)
        stage.act { chat.dismiss(animated: false) }
        #expect(chat.isFirstResponder && place(of: chat.bar, in: stage) == rect(0, 802, 393, 50))
    }

    @Test func `A view that can be first responder has its accessory view docked, and changes it`() throws {
        final class Pad: UIView {
            var bar: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let pad = Pad()
        #expect(!pad.becomeFirstResponder())
        let stage = try Stage(showing: pad)
        #expect(!pad.isFirstResponder && stage.act { pad.becomeFirstResponder() } && pad.isFirstResponder)
        let former = try #require(pad.bar)
        #expect(place(of: former, in: stage) == rect(0, 822, 393, 30))
        let next = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        stage.act {
            pad.bar = next
            pad.reloadInputViews()
        }
        #expect(former.window == nil && place(of: next, in: stage) == rect(0, 792, 393, 60))
        stage.act { pad.removeFromSuperview() }
        #expect(!pad.isFirstResponder && next.window == nil)
    }

    @Test func `The table of a table view controller ends above a docked view`() throws {
        final class Rows: UITableViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let rows = Rows()
        let stage = try Stage(root: rows)
        #expect(rows.tableView.adjustedContentInset.bottom == 50)
        stage.act { rows.resignFirstResponder() }
        #expect(rows.tableView.adjustedContentInset.bottom == 34)
    }

    @Test(arguments: [
        (UIScrollView.KeyboardDismissMode.none, -20.0, true), (.onDrag, 20, false), (.onDragWithAccessory, -20, false),
        (.interactive, -20, false), (.interactive, 20, true), (.interactiveWithAccessory, -20, false),
    ])
    func `A scroll dismisses the keyboard by its mode and its direction`(
        mode: UIScrollView.KeyboardDismissMode, distance: CGFloat, staysFirst: Bool
    ) throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.keyboardDismissMode = mode
        let field = UITextField()
        let stage = try Stage(showing: scroll)
        stage.act {
            scroll.contentOffset.y = 100
            scroll.addSubview(field)
            field.becomeFirstResponder()
            scroll.receiveScroll(to: CGPoint(x: 0, y: 100 + distance))
        }
        #expect(field.isFirstResponder == staysFirst)
    }
}
