/// How round a box's corners are; a corner's own radius always beats the common one (Beagle iOS 2.1, Style.swift).
public struct CornerRadius: Codable, Equatable, Sendable {
    /// Every corner that has none of its own.
    public var radius: Expression<Double>?
    /// The top left corner.
    public var topLeft: Expression<Double>?
    /// The top right corner.
    public var topRight: Expression<Double>?
    /// The bottom left corner.
    public var bottomLeft: Expression<Double>?
    /// The bottom right corner.
    public var bottomRight: Expression<Double>?

    /// Radii for the corners that are named.
    public init(
        radius: Expression<Double>? = nil, topLeft: Expression<Double>? = nil, topRight: Expression<Double>? = nil,
        bottomLeft: Expression<Double>? = nil, bottomRight: Expression<Double>? = nil
    ) {
        self.radius = radius
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }
}

extension CornerRadius {
    /// `{}`, which Kotlin backends send for square corners.
    var isEmpty: Bool { self == CornerRadius() }
}
