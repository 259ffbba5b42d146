public import Foundation

public protocol UIAlertViewDelegate: NSObjectProtocol {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// An alert in the API from before iOS 8, shown with a ``UIAlertController``.
open class UIAlertView: NSObject {
    open var title: String
    open var message: String?
    open weak var delegate: AnyObject?
    /// The index of the cancel button; -1 if there is none.
    open var cancelButtonIndex = -1
    open var alertViewStyle = UIAlertViewStyle.default
    open var isVisible: Bool { shown?.presenter != nil }
    private var titles: [String] = []
    private weak var shown: UIAlertController?

    public override convenience init() {
        self.init(title: "", message: nil, delegate: nil, cancelButtonTitle: nil)
    }

    /// Creates an alert. `cancelButtonTitle` is the title of the first button; nil adds no button.
    public init(title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?) {
        (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
        super.init()
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert whose first button is the cancel button.
    public convenience init(
        title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    open var numberOfButtons: Int { titles.count }
    /// The index of the first button other than the cancel button; -1 if there is none.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

    /// Adds a button and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// Returns a text field; nil if the index is out of range for the style.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = controller.textFields ?? []
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    /// Presents the alert over everything else.
    open func show() {
        let top = sequence(
            first: UIApplication.shared.windows.last { $0.rootViewController != nil }?.rootViewController
        ) {
            $0?.presentedViewController
        }
        top.compactMap { $0 }.last?.present(controller, animated: true)
    }

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        shown?.dismiss(animated: animated)
        notifyDelegate(buttonIndex: buttonIndex)
    }

    /// The controller that presents the alert, created on first use. It retains the alert while it is on the screen.
    private var controller: UIAlertController {
        if let shown { return shown }
        let new = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for kind in alertViewStyle.fields { new.addTextField { $0.isSecureTextEntry = kind } }
        for (index, title) in titles.enumerated() {
            new.addAction(
                UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { [self] _ in
                    notifyDelegate(buttonIndex: index)
                })
        }
        shown = new
        return new
    }

    private func notifyDelegate(buttonIndex index: Int) {
        let hearing = delegate as? any UIAlertViewDelegate
        hearing?.alertView(self, clickedButtonAt: index)
        hearing?.alertView(self, didDismissWithButtonIndex: index)
    }
}

public enum UIAlertViewStyle: Int, Sendable {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput

    /// The text fields of the style. An element is true if the field is secure.
    fileprivate var fields: [Bool] {
        switch self {
        case .default: []
        case .secureTextInput: [true]
        case .plainTextInput: [false]
        case .loginAndPasswordInput: [false, true]
        }
    }
}
