private import HashKeys
public import HeadlessUIKit

/// A placeholder for a component with an unregistered name; its content in the document is ignored.
public struct UnknownComponent: ServerDrivenComponent {
    /// The name as written in the document.
    public let type: String

    public init(type: String) {
        self.type = type
    }

    /// Equal to ``type``. Beagle iOS 2.1 has the property under this name.
    public var _beagleComponent_: String { type }

    /// Creates a placeholder with the name of the component, which the page shows only to developers.
    public func toView(renderer: BeagleRenderer) -> UIView {
        noteOnce()
        let view = UIView()
        view.declared.kind = .placeholder
        view.declared.properties[.name] = type
        return view
    }

    private func noteOnce() {
        guard AppEnvironment.current.values[NotedComponentsKey.self].insert(SeededKey(type.lowercased())).inserted
        else {
            return
        }
        Log.component(.unknown(name: type)).record()
        BeagleMessage.unknownComponent(name: type).record()
    }
}

extension UnknownComponent {
    private enum CodingKeys: String, CodingKey {
        case type = "_beagleComponent_"
    }
}

/// The unknown names that were already logged for the running app, so that each is logged once.
private enum NotedComponentsKey: ApplicationKey {
    static var defaultValue: Set<SeededKey<String>> { [] }
}

extension Log {
    /// Events of components.
    public enum ComponentEvent {
        /// A document uses an unregistered component.
        case unknown(name: String)
    }

    /// Returns the log entry of a component event.
    public static func component(_ event: ComponentEvent) -> Log {
        switch event {
        case .unknown(let name):
            Log(category: "Component", message: "No component is registered under \"\(name)\"", level: .error)
        }
    }
}
