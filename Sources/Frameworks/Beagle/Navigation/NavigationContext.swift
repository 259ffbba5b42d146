/// The data that a navigation passes to its destination.
public struct NavigationContext: Hashable, Codable, Sendable {
    /// The path at which the value is written in the destination's context; nil replaces the whole value.
    public let path: Path?

    /// The value to write. Its expressions are evaluated with the contexts of the origin view.
    public let value: DynamicObject

    public init(path: Path? = nil, value: DynamicObject) {
        self.path = path
        self.value = value
    }
}

extension NavigationContext {
    private enum CodingKeys: String, CodingKey {
        case path, value
    }

    /// Decodes `{path?, value}`; the value may be null.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decodeIfPresent(Path.self, forKey: .path)
        value = try container.decodeIfPresent(DynamicObject.self, forKey: .value) ?? .empty
    }
}
