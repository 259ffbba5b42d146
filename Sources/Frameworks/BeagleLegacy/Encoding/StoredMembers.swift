import Beagle

/// A stored property whose members are encoded beside the other properties instead of under a key.
protocol FlattenedMembers: Encodable {}

/// The stored properties of a component or action that does not encode itself.
struct StoredMembers: Encodable {
    private let value: Any

    init(of value: Any) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MemberKey.self)
        for (label, value) in Mirror(reflecting: value).children {
            guard let label else { continue }
            let key = MemberKey(label.hasPrefix("_") ? String(label.dropFirst()) : label)
            switch Self.unwrapped(value) {
            case nil: break
            case let properties as any FlattenedMembers: try properties.encode(to: encoder)
            case let component as any Beagle.ServerDrivenComponent: try container.encode(component, forKey: key)
            case let components as [any Beagle.ServerDrivenComponent]: try container.encode(components, forKey: key)
            case let action as any Beagle.Action: try container.encode(action, forKey: key)
            case let actions as [any Beagle.Action]: try container.encode(actions, forKey: key)
            case let member as any Encodable: try container.encode(member, forKey: key)
            case .some: break
            }
        }
    }

    /// Returns the wrapped value of an optional, or nil.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
