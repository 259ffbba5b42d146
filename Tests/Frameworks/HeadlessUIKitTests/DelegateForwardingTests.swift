import FoundationShims
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Delegates that forward methods")
struct DelegateForwardingTests {
    /// Implements one method of the delegate itself, and forwards the others.
    private final class Proxy: _RXDelegateProxy, UITableViewDelegate {
        var heard: [String] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("own") }
        override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
            heard.append("before \(selector) \(arguments.count)")
        }
        override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
            heard.append("after \(selector) \(arguments.last ?? "")")
        }
    }

    private final class Listener: NSObject, UITableViewDelegate {
        var heard: [String] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("\(indexPath)") }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }
    }

    private let table = UITableView()
    private let row = IndexPath(row: 1, section: 0)

    @Test func `A method that a proxy does not implement is called on the delegate behind it`() {
        let (proxy, listener) = (Proxy(), Listener())
        proxy._setForwardToDelegate(listener, retainDelegate: false)
        let delegate: any UITableViewDelegate = proxy
        delegate.tableView(table, didSelectRowAt: row)
        #expect(listener.heard == ["\(row)"])
        #expect(
            proxy.heard == ["before tableView:didSelectRowAt: 2", "after tableView:didSelectRowAt: \(row)"])
        delegate.scrollViewDidScroll(table)
        #expect(proxy.heard.last == "own" && listener.heard.count == 1)
        delegate.tableView(table, didDeselectRowAt: row)
        #expect(proxy.heard.last == "after tableView:didDeselectRowAt: \(row)")
        proxy._setForwardToDelegate(nil, retainDelegate: false)
        delegate.tableView(table, didSelectRowAt: row)
        #expect(listener.heard.count == 1 && proxy.heard.count == 7)
    }

    @Test func `A result is that of the delegate behind a proxy, or the default without one`() {
        let (proxy, listener) = (Proxy(), Listener())
        let delegate: any UITableViewDelegate = proxy
        table.rowHeight = 31
        #expect(delegate.tableView(table, heightForRowAt: row) == 31)
        #expect(delegate.tableView(table, willSelectRowAt: row) == row)
        proxy._setForwardToDelegate(listener, retainDelegate: true)
        #expect(delegate.tableView(table, heightForRowAt: row) == 77)
        #expect(delegate.tableView(table, willSelectRowAt: row) == nil)
        #expect(delegate.tableView(table, indentationLevelForRowAt: row) == 0)
        #expect(proxy.heard.isEmpty)
    }

    private final class DataSourceProxy: _RXDelegateProxy, UITableViewDataSource, NSTextStorageDelegate {
        var arguments: [Any] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
            self.arguments = arguments
        }
    }

    @Test func `Observers get enums and option sets as numbers, and ranges as values`() {
        let proxy = DataSourceProxy()
        let source: any UITableViewDataSource = proxy
        source.tableView(table, commit: .insert, forRowAt: row)
        #expect(proxy.arguments[1] as? Int == UITableViewCell.EditingStyle.insert.rawValue)
        let delegate: any NSTextStorageDelegate = proxy
        delegate.textStorage(
            NSTextStorage(string: "abcd"), didProcessEditing: .editedCharacters, range: NSRange(location: 1, length: 2),
            changeInLength: 3)
        #expect(proxy.arguments[1] as? UInt == 2 && proxy.arguments[3] as? Int == 3)
        #expect((proxy.arguments[2] as? NSValue)?.rangeValue == NSRange(location: 1, length: 2))
    }

    @Test func `A proxy retains the delegate behind it only if it is told to`() {
        let proxy = Proxy()
        proxy._setForwardToDelegate(Listener(), retainDelegate: false)
        #expect(proxy._forwardToDelegate == nil)
        proxy._setForwardToDelegate(Listener(), retainDelegate: true)
        #expect(proxy._forwardToDelegate is Listener)
    }

    @Test(arguments: [
        ("tableView(_:didSelectRowAt:)", "tableView:didSelectRowAt:"), ("viewDidLoad()", "viewDidLoad"),
        ("viewDidLoad", "viewDidLoad"), ("scrollViewDidScroll(_:)", "scrollViewDidScroll:"),
    ])
    func `The selector of a method follows from its Swift name`(name: String, selector: String) {
        #expect(Selector(method: name) == Selector(selector))
    }

    private final class Observer: NSObject, RXMessageSentObserver {
        var targetImplementation: IMP = RX_default_target_implementation()
        var heard: [String] = []

        func messageSent(withArguments arguments: [Any]) { heard.append("before \(arguments)") }
        func methodInvoked(withArguments arguments: [Any]) { heard.append("after \(arguments)") }
    }

    @Test func `The methods of a screen's life can be observed`() throws {
        let (screen, observer) = (UIViewController(), Observer())
        let selector = Selector("viewDidAppear:")
        let stage = try Stage(root: UIViewController())
        let isObserved = stage.act {
            objc_setAssociatedObject(
                screen, RX_reference_from_selector(selector), observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            var error: NSError?
            let found = RX_ensure_observing(screen, selector, &error)
            UIApplication.shared.keyWindow?.rootViewController = screen
            return found != nil && found != RX_default_target_implementation()
        }
        #expect(isObserved)
        #expect(observer.heard == ["before [false]", "after [false]"])
    }

    private final class StorageListener: NSObject, NSTextStorageDelegate {
        var heard: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            heard.append("\(textStorage.string) \(editedMask.contains(.editedCharacters)) \(delta)")
        }
    }

    @Test func `The storage of a text view reports edits, and shows those of code`() throws {
        let (view, listener) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), StorageListener())
        let stage = try Stage(showing: view)
        stage.act {
            view.text = "Ab"
            view.textStorage.delegate = listener
            view.text = "Abc"
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
            view.textStorage.beginEditing()
            view.textStorage.append(NSAttributedString(string: "d"))
            view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
            view.textStorage.endEditing()
        }
        #expect(listener.heard == ["Abc true 1", "bc true -1", "bcd true 1"])
        #expect(view.text == "bcd")
        #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }
}
