public import HeadlessUIKit

/// A form of Beagle 1.x. When a `formSubmit` inside it is pressed, the values of its inputs are collected by their
/// names.
///
/// Deprecated since Beagle 1.1 and removed in 2.0: use ``SimpleForm`` instead. Source: Beagle iOS 1.9, Form.swift.
public struct Form: ServerDrivenComponent {
    /// The actions that a submission runs; form actions among them receive the collected values.
    @AutoCodable public var onSubmit: [any Action]?
    @AutoCodable public var child: any ServerDrivenComponent
    /// The group of forms that share stored values.
    public var group: String?
    /// Additional values of the form. They override inputs of the same name.
    public var additionalData: [String: String]?
    /// Whether a submission stores its values for later forms of the group.
    public var shouldStoreFields: Bool

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

    /// Creates a view that contains the child's view.
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

    /// Decodes the members; only `child` is required.
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

/// The names of these components in Beagle iOS 1.9.
public enum Deprecated {
    public typealias Form = Beagle.Form
    public typealias FormInput = Beagle.FormInput
    public typealias FormSubmit = Beagle.FormSubmit
}
