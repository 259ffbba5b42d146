public import HeadlessUIKit

/// A form of Beagle 1.x, whose inputs are collected by name when a `formSubmit` inside is pressed.
///
/// Deprecated since Beagle 1.1 and gone in 2.0: use ``SimpleForm``. Provenance: Beagle iOS 1.9, Form.swift.
public struct Form: ServerDrivenComponent {
    /// What a submission runs; the form actions among them get what was collected.
    @AutoCodable public var onSubmit: [any Action]?
    /// What is inside.
    @AutoCodable public var child: any ServerDrivenComponent
    /// The forms that keep values for each other.
    public var group: String?
    /// Values that are sent along, and overrule inputs of the same name.
    public var additionalData: [String: String]?
    /// Whether a submission keeps its values for later forms of the group.
    public var shouldStoreFields: Bool

    /// A form built in code.
    public init(
        onSubmit: [any Action]? = nil, child: any ServerDrivenComponent, group: String? = nil,
        additionalData: [String: String]? = nil, shouldStoreFields: Bool = false
    ) {
        self.onSubmit = onSubmit
        self.child = child
        self.group = group
        self.additionalData = additionalData
        self.shouldStoreFields = shouldStoreFields
    }

    /// A box around the child.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let view = LegacyFormView(for: self)
        view.addSubview(renderer.render(child))
        return view
    }
}

extension Form {
    private enum CodingKeys: String, CodingKey {
        case onSubmit, child, group, additionalData, shouldStoreFields
    }

    /// Reads the members; only the child is required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            onSubmit: try container.decodeActionsIfPresent(forKey: .onSubmit),
            child: try container.decode(AnyComponent.self, forKey: .child).component,
            group: try container.decodeIfPresent(String.self, forKey: .group),
            additionalData: try container.decodeIfPresent([String: String].self, forKey: .additionalData),
            shouldStoreFields: try container.decodeIfPresent(Bool.self, forKey: .shouldStoreFields) ?? false)
    }
}

/// The names these components have in Beagle iOS 1.9.
public enum Deprecated {
    /// A form of Beagle 1.x.
    public typealias Form = Beagle.Form
    /// An input of a form of Beagle 1.x.
    public typealias FormInput = Beagle.FormInput
    /// What submits a form of Beagle 1.x.
    public typealias FormSubmit = Beagle.FormSubmit
}
