/// A drawing that can be drawn repeatedly in other contexts.
public final class CGLayer {
    public let size: CGSize
    /// The context of the drawing; never nil.
    public let context: CGContext?

    /// Creates an empty drawing. `context` and `auxiliaryInfo` have no effect.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        self.context = CGContext(size: size)
    }
}

extension CGContext {
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let drawn = layer.context, drawn.count > 0 else { return }
        draw(Array(drawn.svg.utf8), type: "image/svg+xml", in: rect)
    }

    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
