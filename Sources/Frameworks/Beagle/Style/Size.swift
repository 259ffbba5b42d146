/// The size of a box and its limits (Beagle iOS 2.1, Size.swift).
public struct Size: Codable, Equatable, Sendable {
    public var width: UnitValue?
    public var height: UnitValue?
    public var minWidth: UnitValue?
    public var minHeight: UnitValue?
    public var maxWidth: UnitValue?
    public var maxHeight: UnitValue?
    /// The ratio of width to height.
    public var aspectRatio: Double?

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
