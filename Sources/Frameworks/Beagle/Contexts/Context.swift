import JSON

/// A named value that a component declares for itself and everything inside it.
public struct Context: Hashable, Sendable {
    /// The name expressions and `beagle:setContext` use.
    public let id: String

    /// The value it starts with: data, whose texts are never evaluated.
    public let value: DynamicObject

    /// A context for a component built in code.
    public init(id: String, value: DynamicObject = .empty) {
        self.id = id
        self.value = value
    }
}

extension Context {
    /// The id of the context that navigations hand to a screen.
    package static let navigation = "navigationContext"

    /// The id of the context that all screens of an application share.
    package static let global = "global"

    /// Whether an expression can spell the id; `true`, `12` and `a-b` mean something else there.
    var canBeRead: Bool { Binding(rawValue: id) == Binding(context: id) }
}

extension Context: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, value
    }

    /// Reads `{id, value}`; the value may be null or absent.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let value = try container.decodeIfPresent(JSON.self, forKey: .value) ?? .null
        self.init(id: try container.decode(String.self, forKey: .id), value: DynamicObject(data: value))
    }

    /// Writes the same two keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(value.json, forKey: .value)
    }
}
