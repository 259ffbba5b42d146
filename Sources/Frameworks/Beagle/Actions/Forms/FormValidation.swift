public import HeadlessUIKit

/// Shows error messages at inputs of a Beagle 1.x form; typically the response to a remote action.
///
/// Deprecated since Beagle 1.1 and removed in 2.0: use contexts that inputs read as their `error`. Source: Beagle iOS
/// 1.9, FormValidation.swift.
public struct FormValidation: Action {
    /// An error of one input.
    public struct Error: Codable, Equatable, Sendable {
        /// The name of the input in the form.
        public var inputName: String
        /// The text that the input shows.
        public var message: String

        public init(inputName: String, message: String) {
            self.inputName = inputName
            self.message = message
        }
    }

    public var errors: [Error]
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    public var analytics: ActionAnalyticsConfig?

    /// Creates a validation in code instead of from a document.
    public init(errors: [Error], analytics: ActionAnalyticsConfig? = nil) {
        self.errors = errors
        self.analytics = analytics
    }

    /// Shows the messages at the inputs of the form that contains the event's view.
    public func execute(controller: BeagleController, origin: UIView) {
        let around = sequence(first: origin) { $0.superview }
        guard let form = around.lazy.compactMap({ $0 as? any NamedInputs }).first else {
            return BeagleMessage.ignored(reason: "formValidation: there is no form around it").record()
        }
        for error in errors { form.showError(error.message, onInput: error.inputName) }
    }
}
