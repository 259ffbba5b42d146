/// What a navigation hands to the screen it leads to.
public struct NavigationContext: Hashable, Codable, Sendable {
    /// Where in the destination's value it goes; nil replaces the whole value.
    public let path: Path?

    /// The value, evaluated against the origin view.
    public let value: DynamicObject

    /// A value for the destination.
    public init(path: Path? = nil, value: DynamicObject) {
        self.path = path
        self.value = value
    }
}

extension NavigationContext {
    private enum CodingKeys: String, CodingKey {
        case path, value
    }

    /// Reads `{path?, value}`; the value may be null.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decodeIfPresent(Path.self, forKey: .path)
        value = try container.decodeIfPresent(DynamicObject.self, forKey: .value) ?? .empty
    }
}
