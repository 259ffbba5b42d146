public import HeadlessUIKit

/// Submits the form around the event's view (Beagle iOS 2.1, SubmitForm.swift).
public struct SubmitForm: Action {
    /// Whether and how it is recorded.
    public var analytics: ActionAnalyticsConfig?

    /// A submission built in code.
    public init(analytics: ActionAnalyticsConfig? = nil) {
        self.analytics = analytics
    }

    /// Submits the nearest enclosing form; does nothing if there is none.
    public func execute(controller: BeagleController, origin: UIView) {
        let around = sequence(first: origin) { $0.superview }
        guard let form = around.lazy.compactMap({ $0 as? any FormSubmitting }).first else {
            return BeagleMessage.ignored(reason: "submitForm: there is no simpleForm around it").record()
        }
        form.submit(from: origin, on: controller)
    }
}

/// A view that is a form.
package protocol FormSubmitting: UIView {
    /// Validates the inputs, and runs the form's actions for the result with `origin` as their origin.
    func submit(from origin: UIView, on controller: any BeagleController)
}
