/// Styling that a module on top of UIKit, such as Beagle, adds to a view.
package struct Decoration: Equatable {
    /// A border that is drawn over the content and does not reduce the content's size.
    package struct Border: Equatable {
        package var width: CGFloat
        package var color: UIColor

        package init(width: CGFloat, color: UIColor) {
            self.width = width
            self.color = color
        }
    }

    /// The radius of each corner, in points. Content is clipped at rounded corners.
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
    /// Whether the view is invisible while the layout still reserves its space.
    package var isInvisible = false

    package init() {}

    /// Declares all CSS properties; nil removes a property.
    func css(_ declare: (_ property: String, _ value: String?) -> Void) {
        declare("--border-width", border.map { CSSValue.pixels($0.width) })
        declare("--border-color", border?.color.css)
        declare("visibility", isInvisible ? "hidden" : nil)
        if let corners { declare("border-radius", corners.css) }
    }
}
