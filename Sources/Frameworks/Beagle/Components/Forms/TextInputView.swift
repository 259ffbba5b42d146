import Flexbox
import HeadlessUIKit

/// A field with its error below, both inside one box that has the component's id and size.
final class TextInputView: UIView {
    let field = UITextField()
    /// What the component's ground and edge are drawn on: a field has no inside to draw an edge in.
    let decoratedView = UIView()

    /// What is wrong with the text, as the component's expression said last.
    var errorText = "" { didSet { showComplaint() } }
    /// Whether the component wants the error seen.
    var showsError = false { didSet { showComplaint() } }

    /// The colours of the field's edge that a theme gave: while the text is accepted, and while its error is shown.
    var edgeColors: (valid: UIColor?, invalid: UIColor?) = (nil, nil) { didSet { colorEdge() } }

    /// Made when there is something to show for the first time.
    private var complaint: UILabel?
    /// Made when somebody wants to be told of the text.
    private var state: Observable<WidgetState>?
    private let events: Events
    private let error: Expression<String>?
    private let styleId: String?
    private weak var controller: (any BeagleController)?

    /// The component's actions, so that the rest of it need not be kept.
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
        field.addAction(for: .editingDidBegin) { [weak self] _ in self?.raise("onFocus", \.onFocus) }
        field.addAction(for: .editingDidEnd) { [weak self] _ in self?.raise("onBlur", \.onBlur) }
        field.addAction(for: .editingChanged) { [weak self] _ in
            self?.textChanged()
            self?.raise("onChange", \.onChange)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a text that nobody typed, which is no event.
    func show(_ text: String) {
        guard text != field.text else { return }
        field.text = text
        textChanged()
    }

    /// The theme has the last word, and may look at whether the field can be used, as on iOS.
    func setEnabled(_ isEnabled: Bool) {
        field.isEnabled = isEnabled
        field.textColor = isEnabled ? .label : .systemGray
        AppliedTheme.style(field, as: styleId)
    }

    /// An invisible input keeps its room, and is out of reach.
    func setInvisible(_ isInvisible: Bool) {
        decoration.isInvisible = isInvisible
        isUserInteractionEnabled = !isInvisible
    }

    private func raise(_ event: String, _ actions: KeyPath<Events, [any Action]?>) {
        let value = DynamicObject.dictionary(["value": .string(field.text ?? "")])
        controller?.execute(actions: events[keyPath: actions], with: event, and: value, origin: self)
    }

    private func textChanged() {
        state?.value.value = field.text
        enclosing(LegacyFormView.self)?.inputChanged()
    }

    /// Whether the error is to be seen.
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
    /// Return takes the caret away, as on iOS; in the last field of a form it also submits, which iOS leaves out.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        field.resignFirstResponder()
        guard let controller, let form = enclosing(SimpleFormView.self) else { return true }
        let last = form.inner(TextInputView.self).last { $0.field.isReachable }
        if last === self { form.submit(from: self, on: controller) }
        return true
    }
}

extension TextInputView {
    /// Whether the component says that nothing is wrong, evaluated where the input stands. What is shown does not
    /// matter, nor whether the input can be seen (spec: Beagle iOS 2.1 evaluates it where the form stands).
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
