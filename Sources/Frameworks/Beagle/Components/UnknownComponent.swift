private import HashKeys
public import HeadlessUIKit

/// Stands for a component whose name nobody registered; what the document says inside it is not looked at.
public struct UnknownComponent: ServerDrivenComponent {
    /// The name as the document spells it.
    public let type: String

    /// A stand-in for the component of this name.
    public init(type: String) {
        self.type = type
    }

    /// The same as Beagle iOS 2.1 names it.
    public var _beagleComponent_: String { type }

    /// A placeholder that names the component; the page shows it to developers only.
    public func toView(renderer: BeagleRenderer) -> UIView {
        noteOnce()
        let view = UIView()
        view.declared.kind = .placeholder
        view.declared.properties["name"] = type
        return view
    }

    private func noteOnce() {
        guard UIApplication.shared.values[NotedComponentsKey.self].insert(SeededKey(type.lowercased())).inserted else {
            return
        }
        Log.component(.unknown(name: type)).record()
        BeagleNote.unknownComponent(name: type).record()
    }
}

extension UnknownComponent {
    private enum CodingKeys: String, CodingKey {
        case type = "_beagleComponent_"
    }
}

/// The unknown names that the running application has been told about.
private enum NotedComponentsKey: ApplicationKey {
    static var defaultValue: Set<SeededKey<String>> { [] }
}

extension Log {
    /// Events of components.
    public enum ComponentEvent {
        /// A document names a component that nobody registered.
        case unknown(name: String)
    }

    /// An event of a component.
    public static func component(_ event: ComponentEvent) -> Log {
        switch event {
        case .unknown(let name):
            Log(category: "Component", message: "No component is registered under \"\(name)\"", level: .error)
        }
    }
}
