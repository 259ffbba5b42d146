import JSON

/// A named value that a component declares for itself and its descendants.
public struct Context: Hashable, Sendable {
    /// The name that expressions and `beagle:setContext` use.
    public let id: String

    /// The initial value. Its strings are never evaluated as expressions.
    public let value: DynamicObject

    public init(id: String, value: DynamicObject = .empty) {
        self.id = id
        self.value = value
    }
}

extension Context {
    /// The id of the context that navigations pass to a screen.
    package static let navigation = "navigationContext"

    /// The id of the context that all screens of an app share.
    package static let global = "global"

    /// Whether expressions can refer to the id. They cannot refer to `true`, `12` or `a-b`, which have another meaning
    /// there.
    var canBeRead: Bool { Binding(rawValue: id) == Binding(context: id) }
}

extension Context: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, value
    }

    /// Decodes `{id, value}`; the value may be null or absent.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let value = try container.decodeIfPresent(JSON.self, forKey: .value) ?? .null
        self.init(id: try container.decode(String.self, forKey: .id), value: DynamicObject(data: value))
    }

    /// Encodes the members that `init(from:)` decodes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(value.json, forKey: .value)
    }
}
