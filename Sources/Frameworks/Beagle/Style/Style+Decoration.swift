package import HeadlessUIKit

extension Style {
    /// Applies the style's border and corners to a view's decoration. The background is not applied.
    package func decorate(_ decoration: inout Decoration, values: some ExpressionReader) {
        if let borderWidth, let width = values.value(of: borderWidth) {
            let color = borderColor.flatMap { values.value(of: $0) }.flatMap(HexColor.init)?.color
            decoration.border = width > 0 ? Decoration.Border(width: CGFloat(width), color: color ?? .black) : nil
        }
        guard let corners = cornerRadius, !corners.isEmpty else { return }
        func radius(_ own: Expression<Double>?) -> CGFloat {
            CGFloat(
                max(0, own.flatMap { values.value(of: $0) } ?? corners.radius.flatMap { values.value(of: $0) } ?? 0))
        }
        decoration.corners = Decoration.Corners(
            topLeft: radius(corners.topLeft), topRight: radius(corners.topRight),
            bottomRight: radius(corners.bottomRight), bottomLeft: radius(corners.bottomLeft))
    }
}
