/// A font by its name, for ``CATextLayer/font``.
public final class CGFont: Hashable, Sendable {
    public let postScriptName: CFString?
    public var fullName: CFString? { postScriptName }

    /// Creates a font. A name that is not known is drawn as the system font.
    public init?(_ name: CFString) { postScriptName = name }

    public static func == (one: CGFont, other: CGFont) -> Bool { one.postScriptName == other.postScriptName }
    public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}
