/// Lengths for the edges of a box; one edge's own beats its axis, which beats `all` (Beagle iOS 2.1, EdgeValue.swift).
public struct EdgeValue: Codable, Equatable, Sendable {
    /// The left edge.
    public var left: UnitValue?
    /// The top edge.
    public var top: UnitValue?
    /// The right edge.
    public var right: UnitValue?
    /// The bottom edge.
    public var bottom: UnitValue?
    /// The edge where lines of text start; for margin and padding only.
    public var start: UnitValue?
    /// The edge where lines of text end; for margin and padding only.
    public var end: UnitValue?
    /// Left and right.
    public var horizontal: UnitValue?
    /// Top and bottom.
    public var vertical: UnitValue?
    /// Every edge.
    public var all: UnitValue?

    /// Lengths for the edges that are named.
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
