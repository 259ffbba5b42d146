/// Accessibility of a component (Beagle iOS 2.1, Accessibility.swift).
public struct Accessibility: Codable, Equatable, Sendable {
    /// Whether the component is an accessibility element.
    public var accessible: Bool
    /// The text that assistive technology reads instead of the content. It has no effect unless ``accessible`` is true.
    public var accessibilityLabel: String?
    /// Whether the component is a heading.
    public var isHeader: Bool

    public init(accessible: Bool = true, accessibilityLabel: String? = nil, isHeader: Bool = false) {
        self.accessible = accessible
        self.accessibilityLabel = accessibilityLabel
        self.isHeader = isHeader
    }

    /// Decodes the members. Strict decoding requires `accessible`, as Beagle iOS does, although its backends omit it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch decoder.strictness {
        case .strict: accessible = try container.decode(Bool.self, forKey: .accessible)
        case .lenient: accessible = try container.decodeIfPresent(Bool.self, forKey: .accessible) ?? true
        }
        accessibilityLabel = try container.decodeIfPresent(String.self, forKey: .accessibilityLabel)
        isHeader = try container.decodeIfPresent(Bool.self, forKey: .isHeader) ?? false
    }
}
