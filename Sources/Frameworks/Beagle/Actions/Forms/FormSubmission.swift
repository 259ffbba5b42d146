import HeadlessUIKit

/// The values collected from a Beagle 1.x form.
package struct FormSubmission {
    /// The values by input name, including stored and additional values.
    package let values: [String: String]
    /// The group of forms that share stored values.
    package let group: String?

    package init(values: [String: String], group: String?) {
        self.values = values
        self.group = group
    }
}

/// An action that receives the values of a Beagle 1.x form.
package protocol FormAction: Action {
    /// Returns the action to run in place of this one, which contains the form's values.
    func filled(with submission: FormSubmission) -> any Action
}

/// A view of a Beagle 1.x form.
package protocol NamedInputs: UIView {
    /// Shows an error message at the input with this name.
    func showError(_ message: String, onInput name: String)
}

/// The values that forms of one group store for each other while the app runs.
package final class StoredForms {
    private var values: [String: [String: String]] = [:]

    package static var current: StoredForms { AppEnvironment.current.values[StoredFormsKey.self] }

    /// The stored values of a group; empty if there are none.
    package subscript(group: String) -> [String: String] {
        get { values[group] ?? [:] }
        set { values[group] = newValue.isEmpty ? nil : newValue }
    }
}

private enum StoredFormsKey: ApplicationKey {
    static var defaultValue: StoredForms { StoredForms() }
}
