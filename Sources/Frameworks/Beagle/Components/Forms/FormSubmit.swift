public import HeadlessUIKit

/// Submits the enclosing Beagle 1.x form when it is pressed.
///
/// Deprecated since Beagle 1.1 and removed in 2.0: use ``SubmitForm`` instead. Source: Beagle iOS 1.9,
/// FormSubmit.swift.
public struct FormSubmit: ServerDrivenComponent {
    /// The component that is pressed.
    @AutoCodable public var child: any ServerDrivenComponent
    /// False disables the control while a required input is invalid; nil and true do not.
    public var enabled: Bool?

    public init(child: any ServerDrivenComponent, enabled: Bool? = nil) {
        self.child = child
        self.enabled = enabled
    }

    /// Creates a view around the child, with a tap gesture.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = FormSubmitView(
            around: renderer.render(child), waitsForInputs: enabled == false, on: renderer.controller)
        (renderer.controller as? any FirstLayoutWaiting)?.whenFirstLaidOut(.binding) { [weak view] in view?.refresh() }
        return view
    }
}

/// A view that submits a form, enabled according to the validity of the form's inputs.
final class FormSubmitView: UIView {
    /// Whether the view is disabled while a required input is invalid.
    let waitsForInputs: Bool
    private let content: UIView
    private weak var controller: (any BeagleController)?

    init(around content: UIView, waitsForInputs: Bool, on controller: (any BeagleController)?) {
        self.content = content
        self.waitsForInputs = waitsForInputs
        self.controller = controller
        super.init(frame: .zero)
        addSubview(content)
        content.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer { [weak self] _ in self?.pressed() }
        tap.asksForPlace = false
        content.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the enabled state, according to the form's inputs.
    func refresh() {
        guard waitsForInputs, let form = enclosing(LegacyFormView.self) else { return }
        setEnabled(form.requiredInputsAreValid)
    }

    private func setEnabled(_ isEnabled: Bool) {
        if let control = content as? UIControl {
            control.isEnabled = isEnabled
        } else {
            content.isUserInteractionEnabled = isEnabled
        }
    }

    private func pressed() {
        guard let controller else { return }
        guard let form = enclosing(LegacyFormView.self) else {
            return BeagleMessage.ignored(reason: "formSubmit: there is no form around it").record()
        }
        form.submit(from: content, on: controller)
    }
}
