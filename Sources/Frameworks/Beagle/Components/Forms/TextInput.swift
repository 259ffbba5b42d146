public import HeadlessUIKit

/// An editable line of text (Beagle iOS 2.1, TextInput.swift).
public struct TextInput: Widget, HasContext, StyleIdComponent {
    /// The text; null stands for an empty text.
    public var value: Expression<String>?
    public var placeholder: Expression<String>?
    /// Whether the field is enabled; its text is grey if not.
    public var enabled: Expression<Bool>?
    /// The opposite of ``enabled``, from Beagle 1.x; takes precedence over it.
    public var disabled: Expression<Bool>?
    public var readOnly: Expression<Bool>?
    /// Whether the input is invisible but still occupies space (Beagle 1.x).
    public var hidden: Expression<Bool>?
    /// The kind of text, which determines the keyboard and whether the text is masked.
    public var type: Expression<TextInputType>?
    /// The name of a style in the app's theme.
    public var styleId: String?
    /// The actions to run when the user changes the text, with the context `onChange`: `{value}`.
    @AutoCodable public var onChange: [any Action]?
    /// The actions to run when the field loses focus, with the context `onBlur`: `{value}`.
    @AutoCodable public var onBlur: [any Action]?
    /// The actions to run when the field gains focus, with the context `onFocus`: `{value}`.
    @AutoCodable public var onFocus: [any Action]?
    /// The error of the text; empty or nil if the text is valid. A form that contains an input with an error is
    /// invalid, whether the error is shown or not.
    public var error: Expression<String>?
    /// Whether the error is shown below the text.
    public var showError: Expression<Bool>?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    public var context: Context?

    public init(
        value: Expression<String>? = nil, placeholder: Expression<String>? = nil, enabled: Expression<Bool>? = nil,
        readOnly: Expression<Bool>? = nil, type: Expression<TextInputType>? = nil, styleId: String? = nil,
        onChange: [any Action]? = nil, onBlur: [any Action]? = nil, onFocus: [any Action]? = nil,
        error: Expression<String>? = nil, showError: Expression<Bool>? = nil, id: String? = nil,
        style: Style? = nil, accessibility: Accessibility? = nil, context: Context? = nil
    ) {
        self.value = value
        self.placeholder = placeholder
        self.enabled = enabled
        self.readOnly = readOnly
        self.type = type
        self.styleId = styleId
        self.onChange = onChange
        self.onBlur = onBlur
        self.onFocus = onFocus
        self.error = error
        self.showError = showError
        self.id = id
        self.style = style
        self.accessibility = accessibility
        self.context = context
    }

    /// Creates a view that contains the field and, below it, its error.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = TextInputView(for: self, on: renderer.controller)
        let field = view.field
        AppliedTheme.style(field, as: styleId)
        renderer.keep(view, upToDateWith: value) { $0.show($1 ?? "") }
        renderer.keep(view, upToDateWith: placeholder) { $0.field.placeholder = $1 }
        renderer.keep(view, upToDateWith: type) { $0.field.applyInputType($1 ?? .text) }
        if let disabled {
            renderer.keep(view, upToDateWith: disabled) { $0.setEnabled($1 != true) }
        } else {
            renderer.keep(view, upToDateWith: enabled) { $0.setEnabled($1 ?? true) }
        }
        renderer.observe(readOnly, andUpdate: \.isReadOnly, in: field)
        renderer.keep(view, upToDateWith: hidden) { $0.setInvisible($1 == true) }
        renderer.keep(view, upToDateWith: error) { $0.errorText = $1 ?? "" }
        renderer.keep(view, upToDateWith: showError) { view, shows in
            if let shows { view.showsError = shows }
        }
        return view
    }
}

/// The kind of text, which determines the keyboard (Beagle iOS 2.1, TextInput.swift).
public enum TextInputType: String, BeagleEnumeration, Sendable {
    case date = "DATE"
    case email = "EMAIL"
    case password = "PASSWORD"
    case number = "NUMBER"
    case text = "TEXT"
}

extension UITextField {
    /// Applies a type. Numbers and dates use the number pad, but any text can be entered, as on iOS.
    fileprivate func applyInputType(_ type: TextInputType) {
        isSecureTextEntry = type == .password
        inputKind = type == .date ? "date" : nil
        switch type {
        case .email: keyboardType = .emailAddress
        case .number, .date: keyboardType = .numberPad
        case .password, .text: keyboardType = .default
        }
    }
}
