/// Lengths for the edges of a box. The length of a single edge overrides that of its axis, which overrides `all`
/// (Beagle iOS 2.1, EdgeValue.swift).
public struct EdgeValue: Codable, Equatable, Sendable {
    public var left: UnitValue?
    public var top: UnitValue?
    public var right: UnitValue?
    public var bottom: UnitValue?
    /// The length of the leading edge; only for margin and padding.
    public var start: UnitValue?
    /// The length of the trailing edge; only for margin and padding.
    public var end: UnitValue?
    /// The length of the left and the right edge.
    public var horizontal: UnitValue?
    /// The length of the top and the bottom edge.
    public var vertical: UnitValue?
    /// The length of all edges.
    public var all: UnitValue?

    public init(
        left: UnitValue? = nil, top: UnitValue? = nil, right: UnitValue? = nil, bottom: UnitValue? = nil,
        start: UnitValue? = nil, end: UnitValue? = nil, horizontal: UnitValue? = nil, vertical: UnitValue? = nil,
        all: UnitValue? = nil
    ) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
        self.start = start
        self.end = end
        self.horizontal = horizontal
        self.vertical = vertical
        self.all = all
    }
}
