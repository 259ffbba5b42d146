/// Anything that can hear of what a person does, and passes on what it does not handle.
open class UIResponder: NSObject, KeyValueObserver {
    /// Whether the view of this controller keeps the system's margins at least.
    var keepsSystemMargins: Bool { true }

    /// A responder without a next one.
    public override init() {}

    /// Who hears next.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }

    /// Takes the focus; false when it may not.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives the focus away; false when it may not.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Called on what came from a storyboard or nib, once all objects of the file are there and connected.
    open func awakeFromNib() {}

    /// What the environment is like: the device's, with the style that was asked for here or around.
    open var traitCollection: UITraitCollection { .current }
    /// The device, or a style that was asked for, is another: ``traitCollection`` was `previousTraitCollection` before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Who hears of single traits as they change.
    var traitHearers: [TraitHearer] {
        get { [] }
        set {}
    }
    /// The style that was asked for here; nil where none ever was.
    package var styleOfItsOwn: UIUserInterfaceStyle? { nil }

    /// A property that this responder observes has another value. Does nothing.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: - Touches

    /// Whether objects of the class hear touches, of which the page is told: they do where the class overrides
    /// ``touchesBegan(_:with:)`` or one of its like. A class that is to be told of touches nevertheless, or not, says
    /// so.
    ///
    /// ```swift
    /// override class var handlesTouches: Bool { false }
    /// ```
    open class var handlesTouches: Bool { TouchMethods.areOverridden(in: self) }

    /// A finger went down; goes on to ``next``, unless a class hears it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// A finger that is down was taken for something else: a gesture, a scroll.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// What was estimated of a touch is known now; never called, because nothing is estimated.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// The device is shaken; never called, because nobody shakes a page.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// The device was shaken; never called.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// The device may or may not have been shaken; never called.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// A button is pressed; never called.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// A button was let go; never called.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: - What a person does

    /// A person tapped it; false when nothing listens.
    package func receiveTap() -> Bool { false }
    /// A person changed the text; false when there is none to change.
    package func receiveText(_ text: String) -> Bool { false }
    /// A person pressed return; false when nothing listens.
    package func receiveReturn() -> Bool { false }
    /// A person pressed a button of an alert, counted from 0 in the order they are drawn; false when there is none.
    package func receiveAlert(button index: Int) -> Bool { false }

    // MARK: - Layout

    /// A controller hears that its view is about to lay out what is inside.
    package func viewWillLayout() {}
    /// A controller hears that its view did.
    package func viewDidLayout() {}

    // MARK: - Keyboard

    /// What lies on the keyboard while a person types into this responder, or into one before it in the chain.
    open var inputAccessoryView: UIView? { nil }
    /// What is shown instead of the keyboard.
    open var inputView: UIView? { nil }

    /// Posted in the session before the keyboard appears.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted before the keyboard changes its frame.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted before the keyboard goes.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The key of the keyboard's frame before.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of whether it is this app's keyboard; it always is.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    /// The key of the keyboard's last frame.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
