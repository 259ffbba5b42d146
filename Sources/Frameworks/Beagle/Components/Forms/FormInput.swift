public import HeadlessUIKit

/// Names an input for the form of Beagle 1.x around it.
///
/// Deprecated since Beagle 1.1 and gone in 2.0: use ``TextInput`` in a ``SimpleForm``. Provenance: Beagle iOS 1.9,
/// FormInput.swift.
public struct FormInput: ServerDrivenComponent {
    /// The name its value is sent under.
    public var name: String
    /// Whether the validator has to accept the value; then there must be one.
    public var required: Bool?
    /// The name of a validator of the application's ``ValidatorProvider``.
    public var validator: String?
    /// What the input shows when the validator refuses.
    public var errorMessage: String?
    /// The input, whose view is an ``InputValue`` or a text field.
    @AutoCodable public var child: any ServerDrivenComponent

    /// An input built in code.
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

    /// The child's own view.
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

/// Tells the form around a view of an app's own that what the view holds is another.
private final class InputChanges: Observer {
    private weak var view: UIView?

    init(of view: UIView) { self.view = view }

    func didChangeValue(_ value: Any?) { view?.enclosing(LegacyFormView.self)?.inputChanged() }
}

/// What a form knows of an input.
struct NamedInput {
    let name: String
    let isRequired: Bool
    let validator: String?
    let errorMessage: String?

    /// Whether a value may be sent.
    enum Verdict {
        case accepted
        case refused(message: String?)
        /// The document names no validator, or none that the application has.
        case withoutValidator
    }

    func verdict(on value: Any) -> Verdict {
        guard isRequired else { return .accepted }
        let provider = (Configured.dependencies as? any DependencyValidatorProvider)?.validatorProvider
        guard let validator, let judge = provider?.getValidator(name: validator) else { return .withoutValidator }
        return judge.isValid(input: value) ? .accepted : .refused(message: errorMessage)
    }
}

/// What the form around a view knows it by.
enum NamedInputKey: ApplicationKey {
    static var defaultValue: NamedInput? { nil }
}
