public import HeadlessUIKit

/// Submits the form of Beagle 1.x around it when it is pressed.
///
/// Deprecated since Beagle 1.1 and gone in 2.0: use ``SubmitForm``. Provenance: Beagle iOS 1.9, FormSubmit.swift.
public struct FormSubmit: ServerDrivenComponent {
    /// What is pressed.
    @AutoCodable public var child: any ServerDrivenComponent
    /// Whether it can be pressed while a required input is not valid; it can unless this is false.
    public var enabled: Bool?

    /// A submit control built in code.
    public init(child: any ServerDrivenComponent, enabled: Bool? = nil) {
        self.child = child
        self.enabled = enabled
    }

    /// A box around the child, which reacts to a tap.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = FormSubmitView(
            around: renderer.render(child), waitsForInputs: enabled == false, on: renderer.controller)
        (renderer.controller as? any FirstLayoutWaiting)?.whenFirstLaidOut(.binding) { [weak view] in view?.refresh() }
        return view
    }
}

/// What submits a form, on and off as the form's inputs become valid and invalid.
final class FormSubmitView: UIView {
    /// Whether it is off while a required input is not valid.
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

    /// Looks anew whether it can be pressed.
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
            return BeagleNote.ignored(reason: "formSubmit: there is no form around it").record()
        }
        form.submit(from: content, on: controller)
    }
}
