/// Lengths for the edges of a box. A single edge overrides its axis, which overrides `all` (Beagle iOS 2.1,
/// EdgeValue.swift).
public struct EdgeValue: Codable, Equatable, Sendable {
    public var left: UnitValue?
    public var top: UnitValue?
    public var right: UnitValue?
    public var bottom: UnitValue?
    /// The leading edge; only for margin and padding.
    public var start: UnitValue?
    /// The trailing edge; only for margin and padding.
    public var end: UnitValue?
    /// The left and right edges.
    public var horizontal: UnitValue?
    /// The top and bottom edges.
    public var vertical: UnitValue?
    /// All edges.
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
