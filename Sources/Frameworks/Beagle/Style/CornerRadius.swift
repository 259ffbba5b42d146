/// The corner radii of a box; the radius of a single corner overrides the common one (Beagle iOS 2.1, Style.swift).
public struct CornerRadius: Codable, Equatable, Sendable {
    /// The radius of the corners that have no radius of their own.
    public var radius: Expression<Double>?
    public var topLeft: Expression<Double>?
    public var topRight: Expression<Double>?
    public var bottomLeft: Expression<Double>?
    public var bottomRight: Expression<Double>?

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
    /// Whether no radius is set. Kotlin backends send `{}` in this case, for square corners.
    var isEmpty: Bool { self == CornerRadius() }
}
