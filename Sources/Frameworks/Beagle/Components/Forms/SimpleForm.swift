public import HeadlessUIKit

/// A form: a box whose inputs are submitted together (Beagle iOS 2.1, SimpleForm.swift).
public struct SimpleForm: Widget, HasContext {
    public var context: Context?
    /// The actions to run when a valid form is submitted.
    @AutoCodable public var onSubmit: [any Action]?
    /// The actions to run when the form is submitted and an input has an error.
    @AutoCodable public var onValidationError: [any Action]?
    @AutoCodable public var children: [any ServerDrivenComponent]?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?

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

    /// Creates a view that contains the children's views. A `submitForm` action inside it finds it as its ancestor.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = SimpleFormView(onSubmit: onSubmit, onValidationError: onValidationError)
        renderer.render(children ?? []).forEach(view.addSubview)
        return view
    }
}

/// The view of a `SimpleForm`.
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
