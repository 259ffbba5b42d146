public import HeadlessUIKit

/// Submits the form that contains the event's view (Beagle iOS 2.1, SubmitForm.swift).
public struct SubmitForm: Action {
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    public var analytics: ActionAnalyticsConfig?

    /// Creates a submission in code instead of from a document.
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
    /// Validates the inputs, and runs the form's actions for a valid or an invalid form. `origin` is the view whose
    /// event submitted the form.
    func submit(from origin: UIView, on controller: any BeagleController)
}
