public import HeadlessUIKit
import JSON

/// Puts components into another one that is on the screen already (Beagle iOS 2.1, AddChildren.swift).
public struct AddChildren: Action {
    /// Where the new children stand among those that are there.
    public enum Mode: String, BeagleEnumeration, Sendable {
        /// After them.
        case append = "APPEND"
        /// Before them, in the order given.
        case prepend = "PREPEND"
        /// In their place.
        case replace = "REPLACE"
    }

    /// The id of the component they are put into; the first on the screen in document order is meant.
    public var componentId: String
    /// Where they stand among its children.
    public var mode: Mode
    /// Whether and how it is recorded.
    public var analytics: ActionAnalyticsConfig?
    private var children: Children

    private enum Children {
        /// Built in code.
        case components([any ServerDrivenComponent])
        /// As the document has them; they are read when the action runs, so that a bad one harms nothing else.
        case document(JSON)
    }

    /// An addition built in code.
    public init(
        componentId: String, value: [any ServerDrivenComponent], mode: Mode = .append,
        analytics: ActionAnalyticsConfig? = nil
    ) {
        self.componentId = componentId
        self.mode = mode
        self.analytics = analytics
        children = .components(value)
    }

    /// Adds what can be read; without the component, or without an array, nothing happens.
    ///
    /// The new components see what the component they are put into sees. Only an expression for the whole array is
    /// evaluated where the event was.
    public func execute(controller: BeagleController, origin: UIView) {
        guard let target = controller.view.first(withId: componentId), let children = components(for: origin) else {
            return
        }
        guard let host = target.hostOfChildren else {
            return BeagleNote.ignored(reason: "addChildren: \"\(componentId)\" takes no children").record()
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
        guard UIApplication.shared.work.take(.operation, json.nodeCount) else { return nil }
        do {
            return try BeagleCoder.configured.decode(AnyComponent.self, from: json).component
        } catch {
            let reason = BeagleDecodingError(error, in: json, bytes: json.encoded())
            BeagleNote.ignored(reason: "addChildren: an element is no component. \(reason)").record()
            return nil
        }
    }
}

extension AddChildren {
    private enum CodingKeys: String, CodingKey {
        case componentId, value, mode, analytics
    }

    /// Reads the members; whatever the value is, it does not make the document unreadable.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        componentId = try container.decode(String.self, forKey: .componentId)
        mode = try container.decodeIfPresent(Mode.self, forKey: .mode) ?? .append
        analytics = try container.decodeIfPresent(ActionAnalyticsConfig.self, forKey: .analytics)
        children = .document(try container.decode(JSON.self, forKey: .value))
    }

    /// Writes the shape of Beagle iOS 2.1.
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
    /// How many values it is made of.
    fileprivate var nodeCount: Int {
        switch self {
        case .null, .bool, .int, .double, .string: 1
        case .array(let values): values.reduce(1) { $0 + $1.nodeCount }
        case .object(let members): members.reduce(1) { $0 + $1.value.nodeCount }
        }
    }
}

extension UIView {
    /// This view or the first inside it, in document order, that a component with this id made.
    package func first(withId id: String) -> UIView? {
        if accessibilityIdentifier == id { return self }
        guard UIApplication.shared.work.take(.operation) else { return nil }
        for child in subviews {
            if let found = child.first(withId: id) { return found }
        }
        return nil
    }

    /// The view that holds the children of the component that made this one; nil for those without, and for lists,
    /// whose cells are theirs alone.
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

    /// Takes the children out. The action may have begun in one of them, and what it does next still sees its scope.
    fileprivate func removeChildren() {
        for child in subviews.reversed() {
            child.contextParent = self
            child.removeFromSuperview()
        }
    }
}

extension BeagleRenderer {
    /// A renderer for what is added to a view that is on the screen.
    package convenience init(controller: BeagleController, inside view: UIView) {
        self.init(controller: controller)
        standInside(view)
    }
}
