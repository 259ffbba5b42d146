/// The appearance of the keyboard. It has no effect, because the page's keyboard follows the device.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static let alert = UIKeyboardAppearance.dark
}

/// Whether a field marks misspelled words. It has no effect, because the browser decides.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether a field replaces straight quotes. It has no effect, because the browser decides.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether a field replaces hyphens by dashes. It has no effect, because the browser decides.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether a field adds and removes spaces. It has no effect, because the browser decides.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The rules for passwords that the system suggests. They have no effect, because no passwords are suggested.
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// The text traits of fields and text views that have no effect.
public protocol TextTraitsWithoutEffect: UIView {}

extension UITextField: TextTraitsWithoutEffect {}
extension UITextView: TextTraitsWithoutEffect {}

extension TextTraitsWithoutEffect {
    /// Stored; has no effect, because the keyboard follows the appearance of the device.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { stored(default: .default) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { stored(default: .default) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { stored(default: .default) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { stored(default: .default) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { stored(default: .default) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no effect, because the page has the browser's edit menu.
    public var allowsEditingTextAttributes: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    public var passwordRules: UITextInputPasswordRules? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}
