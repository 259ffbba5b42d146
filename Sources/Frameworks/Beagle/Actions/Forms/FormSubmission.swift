import HeadlessUIKit

/// What a form of Beagle 1.x collected.
package struct FormSubmission {
    /// The inputs' texts by name, with stored and additional values.
    package let values: [String: String]
    /// The group of forms that keep values for each other.
    package let group: String?

    package init(values: [String: String], group: String?) {
        self.values = values
        self.group = group
    }
}

/// An action that takes what a form of Beagle 1.x collected.
package protocol FormAction: Action {
    /// The action to run in this one's place.
    func filled(with submission: FormSubmission) -> any Action
}

/// A view that is a form of Beagle 1.x.
package protocol NamedInputs: UIView {
    /// Shows a message on the input of a name.
    func showError(_ message: String, onInput name: String)
}

/// Values that forms of one group keep for each other while the application runs.
package final class StoredForms {
    private var values: [String: [String: String]] = [:]

    /// The running application's.
    package static var current: StoredForms { UIApplication.shared.values[StoredFormsKey.self] }

    /// The values of a group.
    package subscript(group: String) -> [String: String] {
        get { values[group] ?? [:] }
        set { values[group] = newValue.isEmpty ? nil : newValue }
    }
}

private enum StoredFormsKey: ApplicationKey {
    static var defaultValue: StoredForms { StoredForms() }
}
