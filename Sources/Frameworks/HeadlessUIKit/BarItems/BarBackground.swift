import ViewSchema

/// The background that a bar draws behind its content.
struct BarBackground: Equatable {
    enum Fill: Equatable {
        case none
        case material
        case color(UIColor)
    }
    var fill = Fill.material
    /// Whether a hairline separates the bar from the content.
    var hasLine = true

    /// The background of a bar beneath which no content extends.
    static let transparent = BarBackground(fill: .none, hasLine: false)

    /// Returns the background of a bar that is configured by its own properties; nil if none of them is set.
    ///
    /// Apps set an empty image to make a bar transparent. An empty image draws no background.
    static func ofProperties(tint: UIColor?, style: UIBarStyle, image: UIImage?, shadow: UIImage?) -> BarBackground? {
        guard tint != nil || style.fill != nil || image != nil else { return nil }
        var found = BarBackground(hasLine: shadow == nil)
        if let image, image.naturalSize == .zero {
            found.fill = tint.map(Fill.color) ?? .none
        } else if let color = tint ?? style.fill {
            found.fill = .color(color)
        }
        return found
    }

    /// Returns the background of a bar in its current state.
    ///
    /// - Parameters:
    ///   - isAtScrollEdge: Whether no content is scrolled beneath the bar.
    ///   - edge: The appearance at the scroll edge; nil if none was set.
    ///   - standard: The standard appearance; nil if none was set.
    ///   - own: The background according to the bar's own properties; nil if none of them is set.
    static func current(
        isAtScrollEdge: Bool, edge: UIBarAppearance?, standard: UIBarAppearance?, own: BarBackground?
    ) -> BarBackground {
        if isAtScrollEdge, let edge { return edge.background }
        if let standard { return isAtScrollEdge ? .transparent : standard.background }
        return own ?? (isAtScrollEdge ? .transparent : BarBackground())
    }

    /// Writes the properties that differ from the default background: a blur material with a hairline.
    ///
    /// - Parameter fill: The colour that the page draws; nil if it draws none.
    func project(fill: UIColor?, into writer: any PropertyWriter) {
        writer.setBool(.unfilled, to: self.fill == .none && fill == nil)
        writer.setBool(.lineless, to: !hasLine)
    }

    /// The colour that the page draws; nil for a material or no background.
    var color: UIColor? { if case .color(let color) = fill { color } else { nil } }
}
