public import HeadlessUIKit

/// A box whose inputs are submitted together (Beagle iOS 2.1, SimpleForm.swift).
public struct SimpleForm: Widget, HasContext {
    /// The context everything inside can see.
    public var context: Context?
    /// What runs when the form is submitted and valid.
    @AutoCodable public var onSubmit: [any Action]?
    /// What runs when the form is submitted and an input has an error.
    @AutoCodable public var onValidationError: [any Action]?
    /// What is inside, in order.
    @AutoCodable public var children: [any ServerDrivenComponent]?
    /// The address of the form.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the form.
    public var accessibility: Accessibility?

    /// A form built in code.
    public init(
        context: Context? = nil, onSubmit: [any Action]? = nil, onValidationError: [any Action]? = nil,
        children: [any ServerDrivenComponent]? = nil, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil
    ) {
        self.context = context
        self.onSubmit = onSubmit
        self.onValidationError = onValidationError
        self.children = children
        self.id = id
        self.style = style
        self.accessibility = accessibility
    }

    /// A plain view with the children's views inside, which a `submitForm` finds.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = SimpleFormView(onSubmit: onSubmit, onValidationError: onValidationError)
        renderer.render(children ?? []).forEach(view.addSubview)
        return view
    }
}

/// A form as the page draws it.
final class SimpleFormView: UIView, FormSubmitting {
    private let onSubmit: [any Action]?
    private let onValidationError: [any Action]?

    init(onSubmit: [any Action]?, onValidationError: [any Action]?) {
        self.onSubmit = onSubmit
        self.onValidationError = onValidationError
        super.init(frame: .zero)
        declared.kind = .form
    }

    required init?(coder: NSCoder) { nil }

    func submit(from origin: UIView, on controller: any BeagleController) {
        if inner(TextInputView.self).allSatisfy(\.isValid) {
            controller.execute(actions: onSubmit, event: "onSubmit", origin: origin)
        } else {
            controller.execute(actions: onValidationError, event: "onValidationError", origin: origin)
        }
    }
}
