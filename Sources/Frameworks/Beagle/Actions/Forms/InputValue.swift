/// An input's view that says its value to a form of Beagle 1.x (Beagle iOS 1.9, InputValue.swift).
public protocol InputValue {
    /// The value, sent as `String(describing:)` spells it.
    func getValue() -> Any
}

/// An input's view that wants to show what a form of Beagle 1.x finds wrong (Beagle iOS 1.9, FormManager.swift).
public protocol ValidationErrorListener {
    /// The input is not accepted; the message comes from the document.
    func onValidationError(message: String?)
}
