/// A view that provides a value to a Beagle 1.x form (Beagle iOS 1.9, InputValue.swift).
public protocol InputValue {
    /// Returns the value, which is sent in the form of `String(describing:)`.
    func getValue() -> Any
}

/// An input view that shows validation errors of a Beagle 1.x form (Beagle iOS 1.9, FormManager.swift).
public protocol ValidationErrorListener {
    /// Called when the value is invalid. `message` is the error message of the document; nil if there is none.
    func onValidationError(message: String?)
}
