/// The keyboard traits of a view that receives text.
public protocol UITextInputTraits: NSObjectProtocol {
    var keyboardType: UIKeyboardType { get set }
    var returnKeyType: UIReturnKeyType { get set }
}

/// A custom input view that plays the clicks of a keyboard. It has no effect, because the page plays no sounds.
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Always false.
    public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
    /// Has no effect.
    public func playInputClick() {}
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}

/// Never created, because the browser finds text.
open class UIFindInteraction: NSObject {
    /// Always false.
    public var isFindNavigatorVisible: Bool { false }
}

extension UITextView {
    /// Always false, because the browser finds text; setting it has no effect.
    public var isFindInteractionEnabled: Bool {
        get { false }
        set {}
    }
    /// Always nil.
    public var findInteraction: UIFindInteraction? { nil }

    /// Creates a text view. The parameter has no effect.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}

extension UITextInput {
    /// Always nil, because the browser sends text only after it is composed.
    public var markedTextRange: UITextRange? { nil }
}
