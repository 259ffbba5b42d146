import HeadlessUIKit
import TestSupport
import Testing

/// A view that records which of its overridden members are called. Compiling it shows that they can be overridden.
private final class RecordingView: UIView {
    var calls: [String] = []

    override var frame: CGRect { didSet { calls.append("frame") } }
    override var bounds: CGRect { didSet { calls.append("bounds") } }
    override var center: CGPoint { didSet { calls.append("center") } }
    override var transform: CGAffineTransform { didSet { calls.append("transform") } }
    override var accessibilityLabel: String? {
        get { "label" }
        set {}
    }
    override func addSubview(_ view: UIView) {
        calls.append("addSubview")
        super.addSubview(view)
    }
    override func insertSubview(_ view: UIView, at index: Int) {
        calls.append("insertSubview")
        super.insertSubview(view, at: index)
    }
    override func removeFromSuperview() {
        calls.append("removeFromSuperview")
        super.removeFromSuperview()
    }
    override func setNeedsLayout() {
        calls.append("setNeedsLayout")
        super.setNeedsLayout()
    }
    override func invalidateIntrinsicContentSize() {
        calls.append("invalidateIntrinsicContentSize")
        super.invalidateIntrinsicContentSize()
    }
    override func willMove(toSuperview newSuperview: UIView?) {
        calls.append(newSuperview == nil ? "willMove(toSuperview: nil)" : "willMove(toSuperview:)")
    }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
        calls.append(newWindow == nil ? "willMove(toWindow: nil)" : "willMove(toWindow:)")
    }
    override func didMoveToWindow() { calls.append("didMoveToWindow") }

    /// Returns the calls since the previous call of this function, without those that layout made.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls.filter { $0 != "setNeedsLayout" }
    }
}

/// A view that records its safe area and its margins whenever they change.
private final class SafeView: UIView {
    var insets: [UIEdgeInsets] = []
    var margins = 0

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insets.append(safeAreaInsets)
    }
    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        margins += 1
    }
}

@Suite("Members that apps override")
struct OverridingTests {
    private let root = UIViewController()
    private let stage: Stage

    init() throws { stage = try Stage(root: root) }

    @Test func `A view is told before and after it moves to a superview and a window`() {
        stage.act {
            let (view, outer) = (RecordingView(), UIView())
            outer.addSubview(view)
            #expect(view.takeCalls() == ["willMove(toSuperview:)", "didMoveToSuperview"])
            root.view.addSubview(outer)
            #expect(view.takeCalls() == ["willMove(toWindow:)", "didMoveToWindow"])
            outer.removeFromSuperview()
            #expect(view.takeCalls() == ["willMove(toWindow: nil)", "didMoveToWindow"])
            root.view.addSubview(view)
            #expect(
                view.takeCalls() == [
                    "willMove(toWindow:)", "willMove(toSuperview:)", "didMoveToWindow", "didMoveToSuperview",
                ])
            view.removeFromSuperview()
            #expect(
                view.takeCalls() == [
                    "removeFromSuperview", "willMove(toWindow: nil)", "willMove(toSuperview: nil)", "didMoveToWindow",
                    "didMoveToSuperview",
                ])
        }
    }

    @Test func `Overridden geometry, hierarchy and accessibility are used`() {
        stage.act {
            let view = RecordingView()
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
            view.center = CGPoint(x: 50, y: 50)
            view.bounds.size.width = 30
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(view.takeCalls() == ["frame", "center", "bounds", "transform"])
            let plain: UIView = view
            plain.addSubview(UIView())
            plain.insertSubview(UIView(), at: 0)
            plain.invalidateIntrinsicContentSize()
            plain.setNeedsLayout()
            #expect(view.calls.last == "setNeedsLayout")
            #expect(view.takeCalls() == ["addSubview", "insertSubview", "invalidateIntrinsicContentSize"])
            plain.accessibilityLabel = "other"
            #expect(plain.accessibilityLabel == "label")
        }
    }

    @Test func `A view is told of its safe area in a window, and again only after a change`() {
        let view = SafeView()
        stage.act {
            view.frame = root.view.bounds
            root.view.addSubview(view)
        }
        let first = view.safeAreaInsets
        #expect(first.top > 0 && view.insets == [first])
        stage.act { view.setNeedsLayout() }
        #expect(view.insets == [first] && view.margins == 0)
        stage.act { view.insetsLayoutMarginsFromSafeArea = true }
        #expect(view.margins == 1)
        stage.act { view.layoutMargins.left = 3 }
        #expect(view.margins == 2)
        stage.act { root.additionalSafeAreaInsets.top = 10 }
        #expect(view.insets.count == 2 && view.insets.last?.top == first.top + 10)
        #expect(view.margins == 3)
        stage.act { view.removeFromSuperview() }
        stage.act { root.additionalSafeAreaInsets.top = 20 }
        #expect(view.insets.count == 2)
    }

    @Test func `A view decides whether its gesture recognizers begin`() {
        final class Stubborn: UIView {
            var isOpen = false
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
        }
        stage.act {
            let view = Stubborn(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            var taps = 0
            view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
            root.view.addSubview(view)
            _ = view.receiveTap()
            #expect(taps == 0)
            view.isOpen = true
            _ = view.receiveTap()
            #expect(taps == 1)
        }
    }

    @Test func `A control sends its actions through the overridden method`() {
        final class Spy: UIControl {
            var sent: [Selector] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                sent.append(action)
                super.sendAction(action, to: target, for: event)
            }
        }
        final class Target: NSObject {
            var count = 0
            func press() { count += 1 }
        }
        stage.act {
            let (control, target) = (Spy(), Target())
            let selector = Selector("press", Target.press)
            control.addTarget(target, action: selector, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            #expect(target.count == 1 && control.sent == [selector])
        }
    }

    @Test func `A text field notices what is typed and deleted by code, and controllers what is asked of them`() {
        final class Field: UITextField {
            var calls: [String] = []
            override func insertText(_ text: String) {
                calls.append("insert \(text)")
                super.insertText(text)
            }
            override func deleteBackward() {
                calls.append("delete")
                super.deleteBackward()
            }
        }
        final class Titled: UIViewController {
            private let item = UINavigationItem(title: "Own")
            override var navigationItem: UINavigationItem { item }
        }
        stage.act {
            let field = Field()
            let input: UITextField = field
            input.insertText("ab")
            input.deleteBackward()
            #expect(field.calls == ["insert ab", "delete"] && field.text == "a")
            #expect((Titled() as UIViewController).navigationItem.title == "Own")
            #expect(!UIView().canPerformAction(Selector("nothing"), withSender: nil))
            #expect(UITextField().canPerformAction(Selector("paste:"), withSender: nil))
            #expect(UIView().target(forAction: Selector("nothing"), withSender: nil) == nil)
        }
    }
}
