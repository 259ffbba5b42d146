open class UIResponder: NSObject, KeyValueObserver {
    /// Whether the side margins of the controller's view are at least the system's.
    var keepsSystemMargins: Bool { true }

    /// The value of the controller's `automaticallyAdjustsScrollViewInsets`.
    var adjustsScrollViews: Bool { true }

    public override init() {}

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { holdsFocus }
    /// The view through which the responder belongs to a window: the view itself, or the view of a controller.
    var focusView: UIView? { nil }
    /// Whether the responder becomes the first responder again after a responder inside it has resigned.
    var takesFocusBack: Bool { false }
    /// Whether a controller is presented over the responder.
    var isPresenting: Bool { false }

    /// Makes the responder the first responder. Returns false if it is in no window, cannot be the first responder, or
    /// the current one refuses to resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
        guard takeFocus() else { return false }
        focusChanged()
        return true
    }

    /// Resigns as first responder. Returns false if the responder refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        giveUpFocus()
        focusChanged()
        return true
    }

    /// Whether the responder implements the method. The page has its own edit menu, so only
    /// ``target(forAction:withSender:)`` calls this.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// Returns the nearest responder that can perform the action, beginning with this one; nil if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The undo manager of the session. An override can return the responder's own.
    open var undoManager: UndoManager? { AppEnvironment.current.values[SharedUndoManager.self] }

    /// Called after all objects of the storyboard or nib were created and connected.
    open func awakeFromNib() {}

    /// The traits of the device, with the interface style that the nearest ancestor overrides.
    open var traitCollection: UITraitCollection { .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The observers that are notified when certain traits of this responder change.
    var traitHearers: [TraitObserver] {
        get { [] }
        set {}
    }
    /// The interface style that this responder sets for itself and its descendants; nil if it was never set.
    package var styleOfItsOwn: UIUserInterfaceStyle? { nil }

    /// Does nothing.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: - Touches

    /// Whether the page reports touches on views of this class. By default true if the class overrides
    /// ``touchesBegan(_:with:)`` or a similar method. A class can override this property.
    ///
    /// ```swift
    /// override class var handlesTouches: Bool { false }
    /// ```
    open class var handlesTouches: Bool { TouchMethods.areOverridden(in: self) }

    /// Forwards the touch to ``next``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Never called.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Never called.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Never called.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Never called.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Never called.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Never called.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: - Input

    /// Handles a tap. Returns false if it has no effect.
    package func receiveTap() -> Bool { false }
    /// Handles a change of the text. Returns false if there is no text to change.
    package func receiveText(_ text: String) -> Bool { false }
    /// Handles the return key. Returns false if it has no effect.
    package func receiveReturn() -> Bool { false }
    /// Handles a press of an alert's button. `index` is the position of the button in the drawn alert. Returns false if
    /// there is no such button.
    package func receiveAlert(button index: Int) -> Bool { false }

    // MARK: - Layout

    /// Called before the controller's view lays out its subviews.
    package func viewWillLayout() {}
    /// Called after the controller's view laid out its subviews.
    package func viewDidLayout() {}

    // MARK: - Keyboard

    /// The view above the keyboard. Without a keyboard, it is docked at the bottom of the window.
    open var inputAccessoryView: UIView? { nil }
    open var inputView: UIView? { nil }
    /// Shows the current accessory view and input view of the first responder.
    open func reloadInputViews() { focusChanged() }

    /// Posted in the session before the keyboard appears.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted in the session before the keyboard changes its frame.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted in the session before the keyboard disappears.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of a Boolean that is always true.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

private enum SharedUndoManager: ApplicationKey {
    static var defaultValue: UndoManager { UndoManager() }
}
