public import HeadlessUIKit

/// A line of text that a person can change (Beagle iOS 2.1, TextInput.swift).
public struct TextInput: Widget, HasContext, StyleIdComponent {
    /// The text; null is the empty one.
    public var value: Expression<String>?
    /// What is shown while there is no text.
    public var placeholder: Expression<String>?
    /// Whether it can be used; grey when not.
    public var enabled: Expression<Bool>?
    /// Beagle 1.x's opposite of ``enabled``, which it overrules.
    public var disabled: Expression<Bool>?
    /// Whether the text can be read but not changed.
    public var readOnly: Expression<Bool>?
    /// Beagle 1.x: whether it is invisible; its room stays.
    public var hidden: Expression<Bool>?
    /// Which keys come first, and whether the letters are hidden.
    public var type: Expression<TextInputType>?
    /// The name of a look in the application's theme.
    public var styleId: String?
    /// What runs when a person changed the text, with the context `onChange`: `{value}`.
    @AutoCodable public var onChange: [any Action]?
    /// What runs when the caret left, with the context `onBlur`: `{value}`.
    @AutoCodable public var onBlur: [any Action]?
    /// What runs when the caret came, with the context `onFocus`: `{value}`.
    @AutoCodable public var onFocus: [any Action]?
    /// What is wrong with the text. A form with an input that has one is not valid, whether it is shown or not.
    public var error: Expression<String>?
    /// Whether the error is shown below the text.
    public var showError: Expression<Bool>?
    /// The address of the input.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the input.
    public var accessibility: Accessibility?
    /// The context the input can see.
    public var context: Context?

    /// An input built in code.
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

    /// A box with the field and, below it, its error.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = TextInputView(for: self, on: renderer.controller)
        let field = view.field
        AppliedTheme.style(field, as: styleId)
        renderer.keep(view, upToDateWith: value) { $0.show($1 ?? "") }
        renderer.keep(view, upToDateWith: placeholder) { $0.field.placeholder = $1 }
        renderer.keep(view, upToDateWith: type) { $0.field.take($1 ?? .text) }
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

/// What a text is, which decides the keyboard (Beagle iOS 2.1, TextInput.swift).
public enum TextInputType: String, BeagleEnumeration, Sendable {
    case date = "DATE"
    case email = "EMAIL"
    case password = "PASSWORD"
    case number = "NUMBER"
    case text = "TEXT"
}

extension UITextField {
    /// Numbers and dates are typed on a number pad that any text can be put into, as on iOS.
    fileprivate func take(_ type: TextInputType) {
        isSecureTextEntry = type == .password
        inputKind = type == .date ? "date" : nil
        switch type {
        case .email: keyboardType = .emailAddress
        case .number, .date: keyboardType = .numberPad
        case .password, .text: keyboardType = .default
        }
    }
}
