/// How a room above dresses a view, on top of what its class draws.
package struct Decoration: Equatable {
    /// A line along the edges that lies over the content and takes no room.
    package struct Border: Equatable {
        package var width: CGFloat
        package var color: UIColor

        package init(width: CGFloat, color: UIColor) {
            self.width = width
            self.color = color
        }
    }

    /// The radius of each corner, in points; content is cut off at rounded ones.
    package struct Corners: Equatable {
        package var topLeft: CGFloat
        package var topRight: CGFloat
        package var bottomRight: CGFloat
        package var bottomLeft: CGFloat

        package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomRight = bottomRight
            self.bottomLeft = bottomLeft
        }

        fileprivate var css: String {
            let radii = [topLeft, topRight, bottomRight, bottomLeft].map(CSSValue.pixels)
            return Set(radii).count == 1 ? radii[0] : radii.joined(separator: " ")
        }
    }

    package var border: Border?
    package var corners: Corners?
    /// Whether the view keeps its room and is not seen.
    package var isInvisible = false

    package init() {}

    /// Gives every declaration to `declare`, nil for what there is not.
    func css(_ declare: (_ property: String, _ value: String?) -> Void) {
        declare("--border-width", border.map { CSSValue.pixels($0.width) })
        declare("--border-color", border?.color.css)
        declare("visibility", isInvisible ? "hidden" : nil)
        if let corners { declare("border-radius", corners.css) }
    }
}
