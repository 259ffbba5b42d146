public import Foundation

/// Hears which button of an older alert was pressed.
public protocol UIAlertViewDelegate: AnyObject {
    /// A button was pressed.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// What a person was asked with before iOS 8: a ``UIAlertController`` that shows itself.
open class UIAlertView: NSObject {
    open var title: String
    open var message: String?
    /// Who hears which button was pressed.
    open weak var delegate: AnyObject?
    /// The number of the button that cancels; -1 where there is none.
    open var cancelButtonIndex = -1
    open var alertViewStyle = UIAlertViewStyle.default
    open var isVisible: Bool { shown?.presenter != nil }
    private var titles: [String] = []
    private weak var shown: UIAlertController?

    /// An alert without words and buttons.
    public override convenience init() {
        self.init(title: "", message: nil, delegate: nil, cancelButtonTitle: nil)
    }

    /// An alert with words; `cancelButtonTitle` is its first button.
    public init(title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?) {
        (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
        super.init()
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// An alert with words and several buttons, the one that cancels first.
    public convenience init(
        title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    open var numberOfButtons: Int { titles.count }
    /// The number of the first button that does not cancel; -1 where there is none.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

    /// Adds a button, and answers its number.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// One of its fields; nil where it is not shown, or has not so many.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = controller.textFields ?? []
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    /// Shows it over all else.
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
        told(buttonIndex)
    }

    /// What shows it, made the first time that it is asked for; it lives as long as it is on the screen, and so does
    /// the alert.
    private var controller: UIAlertController {
        if let shown { return shown }
        let new = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for kind in alertViewStyle.fields { new.addTextField { $0.isSecureTextEntry = kind } }
        for (index, title) in titles.enumerated() {
            new.addAction(
                UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { [self] _ in
                    told(index)
                })
        }
        shown = new
        return new
    }

    private func told(_ index: Int) {
        let hearing = delegate as? any UIAlertViewDelegate
        hearing?.alertView(self, clickedButtonAt: index)
        hearing?.alertView(self, didDismissWithButtonIndex: index)
    }
}

public enum UIAlertViewStyle: Int, Sendable {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput

    /// Whether each hides what is written.
    fileprivate var fields: [Bool] {
        switch self {
        case .default: []
        case .secureTextInput: [true]
        case .plainTextInput: [false]
        case .loginAndPasswordInput: [false, true]
        }
    }
}
