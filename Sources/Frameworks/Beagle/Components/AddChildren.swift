public import HeadlessUIKit
import JSON

/// Adds components to the children of a component that is on the screen (Beagle iOS 2.1, AddChildren.swift).
public struct AddChildren: Action {
    /// The position of the new children among the existing ones.
    public enum Mode: String, BeagleEnumeration, Sendable {
        /// After the existing children.
        case append = "APPEND"
        /// Before the existing children, in the given order.
        case prepend = "PREPEND"
        /// Instead of the existing children.
        case replace = "REPLACE"
    }

    /// The id of the component that receives the children. If several components on the screen have it, the first one
    /// in document order is used.
    public var componentId: String
    public var mode: Mode
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    public var analytics: ActionAnalyticsConfig?
    private var children: Children

    private enum Children {
        case components([any ServerDrivenComponent])
        /// Undecoded components of a document. They are decoded when the action runs, so that an invalid one affects no
        /// others.
        case document(JSON)
    }

    /// Creates an addition in code instead of from a document.
    public init(
        componentId: String, value: [any ServerDrivenComponent], mode: Mode = .append,
        analytics: ActionAnalyticsConfig? = nil
    ) {
        self.componentId = componentId
        self.mode = mode
        self.analytics = analytics
        children = .components(value)
    }

    /// Adds the components that can be decoded; does nothing without the target component or without an array.
    ///
    /// The new components see the contexts of the target component. Only an expression for the whole array is evaluated
    /// in the scope of the event's view.
    public func execute(controller: BeagleController, origin: UIView) {
        guard let target = controller.view.first(withId: componentId), let children = components(for: origin) else {
            return
        }
        guard let host = target.hostOfChildren else {
            return BeagleMessage.ignored(reason: "addChildren: \"\(componentId)\" takes no children").record()
        }
        let renderer = BeagleRenderer(controller: controller, inside: host)
        let views = renderer.render(children)
        switch mode {
        case .append: views.forEach(host.addSubview)
        case .prepend: for (place, view) in views.enumerated() { host.insertSubview(view, at: place) }
        case .replace:
            host.removeChildren()
            views.forEach(host.addSubview)
        }
    }

    private func components(for origin: UIView) -> [any ServerDrivenComponent]? {
        switch children {
        case .components(let components): return components
        case .document(.array(let elements)): return elements.compactMap(component)
        case .document(.string(let text)):
            guard case .array(let elements) = DynamicObject(payload: text).evaluate(with: origin) else { return nil }
            return elements.compactMap { component($0.json) }
        case .document: return nil
        }
    }

    private func component(_ json: JSON) -> (any ServerDrivenComponent)? {
        guard AppEnvironment.current.work.request(.operation, count: json.nodeCount) else { return nil }
        do {
            return try BeagleCoder.configured.decode(AnyComponent.self, from: json).component
        } catch {
            let reason = BeagleDecodingError(error, in: json, bytes: json.encoded())
            BeagleMessage.ignored(reason: "addChildren: an element is no component. \(reason)").record()
            return nil
        }
    }
}

extension AddChildren {
    private enum CodingKeys: String, CodingKey {
        case componentId, value, mode, analytics
    }

    /// Decodes the members; an invalid `value` never makes the document invalid.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        componentId = try container.decode(String.self, forKey: .componentId)
        mode = try container.decodeIfPresent(Mode.self, forKey: .mode) ?? .append
        analytics = try container.decodeIfPresent(ActionAnalyticsConfig.self, forKey: .analytics)
        children = .document(try container.decode(JSON.self, forKey: .value))
    }

    /// Encodes the members in the format of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(componentId, forKey: .componentId)
        try container.encode(mode, forKey: .mode)
        try container.encodeIfPresent(analytics, forKey: .analytics)
        switch children {
        case .components(let components): try container.encode(components.map(AnyComponent.init), forKey: .value)
        case .document(let json): try container.encode(json, forKey: .value)
        }
    }
}

extension JSON {
    /// The number of values in the tree, including this one.
    fileprivate var nodeCount: Int {
        switch self {
        case .null, .bool, .int, .double, .string: 1
        case .array(let values): values.reduce(1) { $0 + $1.nodeCount }
        case .object(let members): members.reduce(1) { $0 + $1.value.nodeCount }
        }
    }
}

extension UIView {
    /// Returns this view or its first descendant, in document order, whose component has this id.
    package func first(withId id: String) -> UIView? {
        if accessibilityIdentifier == id { return self }
        guard AppEnvironment.current.work.request(.operation) else { return nil }
        for child in subviews {
            if let found = child.first(withId: id) { return found }
        }
        return nil
    }

    /// The view that contains the views of this component's children.
    ///
    /// Nil for components without children, and for lists, because lists manage their own cells.
    fileprivate var hostOfChildren: UIView? {
        if listContent != nil || self is any SpokenBox { return nil }
        switch kind {
        case .view, .stack, .form: return self
        case .scroll: return subviews.first { !($0 is UIRefreshControl) }
        case .window, .label, .button, .image, .textfield, .textview, .spinner, .blur, .navigationbar, .alert,
            .webview, .placeholder, .toggle, .slider, .tabbar, .tabs, .pages, .slides, .pagecontrol, .refresh:
            return nil
        }
    }

    /// Removes the children. Each removed child keeps its context parent, because the running action may have begun in
    /// one of them.
    fileprivate func removeChildren() {
        for child in subviews.reversed() {
            child.contextParent = self
            child.removeFromSuperview()
        }
    }
}

extension BeagleRenderer {
    /// Creates a renderer for components that are added to a view on the screen.
    package convenience init(controller: BeagleController, inside view: UIView) {
        self.init(controller: controller)
        standInside(view)
    }
}
