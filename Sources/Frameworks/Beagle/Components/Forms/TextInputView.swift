import Flexbox
import HeadlessUIKit

/// A view that has the component's id and size, and contains a text field and, below it, the field's error.
final class TextInputView: UIView {
    let field = UITextField()
    /// The view that has the component's background and border, because a field has no content box for a border.
    let decoratedView = UIView()

    /// The error, as last evaluated from the component's expression.
    var errorText = "" { didSet { showComplaint() } }
    var showsError = false { didSet { showComplaint() } }

    /// The border colours that a theme sets: one while the text is valid, and one while an error is shown.
    var edgeColors: (valid: UIColor?, invalid: UIColor?) = (nil, nil) { didSet { colorEdge() } }

    /// The label of the error; created when it is first shown.
    private var complaint: UILabel?
    /// The observable value; created when it is first observed.
    private var state: Observable<WidgetState>?
    private let events: Events
    private let error: Expression<String>?
    private let styleId: String?
    private weak var controller: (any BeagleController)?

    /// The actions of the component. They are stored separately, so that the rest of the component need not be
    /// retained.
    private struct Events {
        let onFocus: [any Action]?
        let onChange: [any Action]?
        let onBlur: [any Action]?
    }

    init(for input: TextInput, on controller: (any BeagleController)?) {
        events = Events(onFocus: input.onFocus, onChange: input.onChange, onBlur: input.onBlur)
        error = input.error
        styleId = input.styleId
        self.controller = controller
        super.init(frame: .zero)
        field.delegate = self
        for (view, holder) in [(decoratedView, self), (field, decoratedView)] {
            view.becomeBox { $0.flexGrow = 1 }
            holder.addSubview(view)
        }
        field.addAction(for: .editingDidBegin) { [weak self] _ in self?.raise("onFocus", actions: \.onFocus) }
        field.addAction(for: .editingDidEnd) { [weak self] _ in self?.raise("onBlur", actions: \.onBlur) }
        field.addAction(for: .editingChanged) { [weak self] _ in
            self?.textChanged()
            self?.raise("onChange", actions: \.onChange)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a text that the user did not enter; runs no actions.
    func show(_ text: String) {
        guard text != field.text else { return }
        field.text = text
        textChanged()
    }

    /// Applies the enabled state. The theme is applied afterwards, because it may check that state, as on iOS.
    func setEnabled(_ isEnabled: Bool) {
        field.isEnabled = isEnabled
        field.textColor = isEnabled ? .label : .systemGray
        AppliedTheme.style(field, as: styleId)
    }

    /// Hides the content without removing it from the layout, and disables interaction.
    func setInvisible(_ isInvisible: Bool) {
        decoration.isInvisible = isInvisible
        isUserInteractionEnabled = !isInvisible
    }

    private func raise(_ event: String, actions: KeyPath<Events, [any Action]?>) {
        let value = DynamicObject.dictionary(["value": .string(field.text ?? "")])
        controller?.execute(actions: events[keyPath: actions], with: event, and: value, origin: self)
    }

    private func textChanged() {
        state?.value.value = field.text
        enclosing(LegacyFormView.self)?.inputChanged()
    }

    private var complains: Bool { showsError && !errorText.isEmpty }

    private func colorEdge() {
        if let color = complains ? edgeColors.invalid : edgeColors.valid { field.layer.borderColor = color.cgColor }
        complaint?.textColor = edgeColors.invalid ?? .systemRed
    }

    private func showComplaint() {
        let isShown = complains
        defer { colorEdge() }
        guard isShown || complaint != nil else { return }
        let label = complaint ?? makeComplaint()
        complaint = label
        label.text = errorText
        label.isHidden = !isShown
        label.flexStyle.display = isShown ? .flex : .none
        field.complaint = isShown ? label : nil
    }

    private func makeComplaint() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.numberOfLines = 0
        label.textColor = .systemRed
        label.declared.role = "alert"
        label.becomeBox {
            $0.flexShrink = 0
            $0[margin: .top] = 4
        }
        addSubview(label)
        return label
    }
}

extension TextInputView: UITextFieldDelegate {
    /// Resigns first responder, as on iOS. In the last field of a form it also submits the form, unlike on iOS.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        field.resignFirstResponder()
        guard let controller, let form = enclosing(SimpleFormView.self) else { return true }
        let last = form.inner(TextInputView.self).last { $0.field.isReachable }
        if last === self { form.submit(from: self, on: controller) }
        return true
    }
}

extension TextInputView {
    /// Whether the input is valid. It is valid if the error of its component, evaluated with the contexts of the input,
    /// is empty.
    ///
    /// The error makes the input invalid even if the error or the input is not visible. Beagle iOS 2.1 evaluates it
    /// with the contexts of the form instead.
    var isValid: Bool {
        guard let error else { return true }
        return EventScope.suspended { error.evaluate(in: self) }.isEmpty
    }
}

extension TextInputView: WidgetStateObservable {
    var observable: Observable<WidgetState> {
        if let state { return state }
        let made = Observable(value: WidgetState(value: field.text))
        state = made
        return made
    }
}

extension TextInputView: DecoratedBox, SpokenBox {
    var spokenView: UIView { field }
}

extension TextInputView: InputValue, ValidationErrorListener {
    func getValue() -> Any { field.text ?? "" }

    func onValidationError(message: String?) {
        errorText = message ?? ""
        showsError = true
    }
}
