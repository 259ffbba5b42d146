public import HeadlessUIKit

/// Names an input of a Beagle 1.x form.
///
/// Deprecated since Beagle 1.1 and removed in 2.0: use ``TextInput`` in a ``SimpleForm`` instead. Source: Beagle iOS
/// 1.9, FormInput.swift.
public struct FormInput: ServerDrivenComponent {
    /// The name under which the form sends the value.
    public var name: String
    /// Whether the form requires a valid value. If true, the input needs a validator, which must accept the value; nil
    /// stands for false.
    public var required: Bool?
    /// The name of a validator that the app's ``ValidatorProvider`` has; nil if there is none.
    public var validator: String?
    /// The text that the input shows when the validator rejects the value.
    public var errorMessage: String?
    /// The input, whose view is an ``InputValue`` or a text field.
    @AutoCodable public var child: any ServerDrivenComponent

    public init(
        name: String, required: Bool? = nil, validator: String? = nil, errorMessage: String? = nil,
        child: any ServerDrivenComponent
    ) {
        self.name = name
        self.required = required
        self.validator = validator
        self.errorMessage = errorMessage
        self.child = child
    }

    /// Returns the child's own view.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = renderer.render(child)
        view.attachments[NamedInputKey.self] = NamedInput(
            name: name, isRequired: required ?? false, validator: validator, errorMessage: errorMessage)
        if !(view is TextInputView), let input = view as? any WidgetStateObservable {
            input.observable.addObserver(InputChanges(of: view))
        }
        return view
    }
}

/// Notifies the enclosing form when the value of a custom input view changes.
private final class InputChanges: Observer {
    private weak var view: UIView?

    init(of view: UIView) { self.view = view }

    func didChangeValue(_ value: Any?) { view?.enclosing(LegacyFormView.self)?.inputChanged() }
}

/// The form's data about one of its inputs.
struct NamedInput {
    let name: String
    let isRequired: Bool
    let validator: String?
    let errorMessage: String?

    /// The result of validating a value.
    enum ValidationResult {
        case accepted
        case refused(message: String?)
        /// The input needs a validator, but the document names none, or one that the app does not provide.
        case withoutValidator
    }

    func validationResult(of value: Any) -> ValidationResult {
        guard isRequired else { return .accepted }
        let provider = (Configured.dependencies as? any DependencyValidatorProvider)?.validatorProvider
        guard let validator, let judge = provider?.getValidator(name: validator) else { return .withoutValidator }
        return judge.isValid(input: value) ? .accepted : .refused(message: errorMessage)
    }
}

/// The form's data about an input, stored with the input's view.
enum NamedInputKey: ApplicationKey {
    static var defaultValue: NamedInput? { nil }
}
