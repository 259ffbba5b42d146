import HeadlessUIKit
import JSON

/// The view of a Beagle 1.x form (Beagle iOS 1.9, FormManager.swift).
final class LegacyFormView: UIView, NamedInputs {
    private let form: Form

    init(for form: Form) {
        self.form = form
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether every required input is valid.
    var requiredInputsAreValid: Bool {
        inputs.allSatisfy { view, input in
            switch input.validationResult(of: Self.value(of: view)) {
            case .accepted: true
            case .refused, .withoutValidator: false
            }
        }
    }

    /// Called when the value of an input has changed. Updates the submit controls that wait for valid inputs.
    func inputChanged() {
        inner(FormSubmitView.self).filter(\.waitsForInputs).forEach { $0.refresh() }
    }

    /// Collects the inputs and runs the form's actions, unless an input is invalid.
    func submit(from origin: UIView, on controller: any BeagleController) {
        if inputs.isEmpty { Log.form(.noInputs).record() }
        let stored = form.group.map { StoredForms.current[$0] } ?? [:]
        // The stored values of a group come from many documents. They must not contain many names with the same hash,
        // because lookups would become slow.
        guard NameCollisions.areFew(in: inputs.map(\.input.name) + stored.keys) else {
            return BeagleMessage.ignored(
                reason: "the form is not submitted: its inputs' names were chosen to have the same hash"
            ).record()
        }
        guard var values = acceptedValues() else { return }
        values.merge(stored) { current, _ in current }
        values.merge(form.additionalData ?? [:]) { _, additional in additional }
        if form.shouldStoreFields { store(values) }
        let submission = FormSubmission(values: values, group: form.group)
        let actions = form.onSubmit?.map { ($0 as? any FormAction)?.filled(with: submission) ?? $0 }
        controller.execute(actions: actions, event: "onSubmit", origin: origin)
    }

    /// Shows an error message at the input with this name.
    func showError(_ message: String, onInput name: String) {
        guard let (view, _) = inputs.first(where: { $1.name == name }) else {
            return Log.form(.inputNotFound(name: name)).record()
        }
        (view as? any ValidationErrorListener)?.onValidationError(message: message)
    }

    /// Returns the values by name; nil if a validator rejects one. Each rejected input then shows its error message.
    private func acceptedValues() -> [String: String]? {
        var values: [String: String] = [:]
        var areAllAccepted = true
        for (view, input) in inputs {
            let value = Self.value(of: view)
            switch input.validationResult(of: value) {
            case .accepted: values[input.name] = String(describing: value)
            case .refused(let message):
                areAllAccepted = false
                (view as? any ValidationErrorListener)?.onValidationError(message: message)
                Log.form(.inputRefused(name: input.name)).record()
            case .withoutValidator:
                areAllAccepted = false
                Log.form(.validatorNotFound(name: input.validator ?? "", input: input.name)).record()
            }
        }
        return areAllAccepted ? values : nil
    }

    private func store(_ values: [String: String]) {
        guard let group = form.group else { return Log.form(.nowhereToStore).record() }
        StoredForms.current[group] = values
    }

    private var inputs: [(view: UIView, input: NamedInput)] {
        inner(UIView.self).compactMap { view in view.attachments[NamedInputKey.self].map { (view, $0) } }
    }

    private static func value(of view: UIView) -> Any {
        (view as? any InputValue)?.getValue() ?? (view as? UITextField)?.text ?? ""
    }
}
