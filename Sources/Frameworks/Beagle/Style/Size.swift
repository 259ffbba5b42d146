/// How large a box is, and how large or small it may become (Beagle iOS 2.1, Size.swift).
public struct Size: Codable, Equatable, Sendable {
    /// The width it wants.
    public var width: UnitValue?
    /// The height it wants.
    public var height: UnitValue?
    /// The least width.
    public var minWidth: UnitValue?
    /// The least height.
    public var minHeight: UnitValue?
    /// The largest width.
    public var maxWidth: UnitValue?
    /// The largest height.
    public var maxHeight: UnitValue?
    /// Width divided by height.
    public var aspectRatio: Double?

    /// A size of the parts that are named.
    public init(
        width: UnitValue? = nil, height: UnitValue? = nil, minWidth: UnitValue? = nil, minHeight: UnitValue? = nil,
        maxWidth: UnitValue? = nil, maxHeight: UnitValue? = nil, aspectRatio: Double? = nil
    ) {
        self.width = width
        self.height = height
        self.minWidth = minWidth
        self.minHeight = minHeight
        self.maxWidth = maxWidth
        self.maxHeight = maxHeight
        self.aspectRatio = aspectRatio
    }
}
