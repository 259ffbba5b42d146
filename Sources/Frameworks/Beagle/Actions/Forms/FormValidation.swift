public import HeadlessUIKit

/// Shows messages on inputs of a form of Beagle 1.x; usually what a backend answers to a remote action.
///
/// Deprecated since Beagle 1.1 and gone in 2.0: write contexts that inputs read as their `error`. Provenance: Beagle
/// iOS 1.9, FormValidation.swift.
public struct FormValidation: Action {
    /// What is wrong with one input.
    public struct Error: Codable, Equatable, Sendable {
        /// The name the form knows the input by.
        public var inputName: String
        /// What the input shows.
        public var message: String

        /// A message for an input.
        public init(inputName: String, message: String) {
            self.inputName = inputName
            self.message = message
        }
    }

    /// The messages, each for the input it names.
    public var errors: [Error]
    /// Whether and how it is recorded.
    public var analytics: ActionAnalyticsConfig?

    /// A validation built in code.
    public init(errors: [Error], analytics: ActionAnalyticsConfig? = nil) {
        self.errors = errors
        self.analytics = analytics
    }

    /// Finds the form around the event's view, and its inputs.
    public func execute(controller: BeagleController, origin: UIView) {
        let around = sequence(first: origin) { $0.superview }
        guard let form = around.lazy.compactMap({ $0 as? any NamedInputs }).first else {
            return BeagleNote.ignored(reason: "formValidation: there is no form around it").record()
        }
        for error in errors { form.showError(error.message, onInput: error.inputName) }
    }
}
