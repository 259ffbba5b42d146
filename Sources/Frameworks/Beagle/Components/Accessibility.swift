/// How assistive technology presents a component (Beagle iOS 2.1, Accessibility.swift).
public struct Accessibility: Codable, Equatable, Sendable {
    /// Whether it is an element of its own.
    public var accessible: Bool
    /// What is read instead of what is seen; unused unless ``accessible``.
    public var accessibilityLabel: String?
    /// Whether it heads a part of the screen.
    public var isHeader: Bool

    /// A description built in code.
    public init(accessible: Bool = true, accessibilityLabel: String? = nil, isHeader: Bool = false) {
        self.accessible = accessible
        self.accessibilityLabel = accessibilityLabel
        self.isHeader = isHeader
    }

    /// Reads the members; strictness requires `accessible`, as Beagle iOS does and its backends do not know.
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
