/// The way in which a shape is combined with the drawing beneath it.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter

    /// The value of CSS `mix-blend-mode`; nil for `normal`, and for modes that combine shapes by their opacity.
    fileprivate var css: String? {
        switch self {
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        case .plusDarker: "multiply"
        case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
            .luminosity:
            "\(self)"
        default: nil
        }
    }
}

extension CGContext {
    /// Sets how the following shapes are combined with the drawing. `plusDarker` is drawn as `multiply`.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

    /// Adds a shape to the drawing by the current blend mode.
    func compose(_ shape: String) {
        if let css = state.blend.css {
            shapes.append("<g style=\"mix-blend-mode:\(css)\">\(shape)</g>")
            return
        }
        let before = shapes.joined()
        switch state.blend {
        case .clear, .destinationOut: shapes = [masked(before, by: shape, isInverse: true)]
        case .copy: shapes = [shape]
        case .sourceIn: shapes = [masked(shape, by: before)]
        case .sourceOut: shapes = [masked(shape, by: before, isInverse: true)]
        case .sourceAtop: shapes.append(masked(shape, by: before))
        case .destinationOver: shapes.insert(shape, at: 0)
        case .destinationIn: shapes = [masked(before, by: shape)]
        case .destinationAtop: shapes = [masked(shape, by: before, isInverse: true), masked(before, by: shape)]
        case .xor:
            shapes = [masked(before, by: shape, isInverse: true), masked(shape, by: before, isInverse: true)]
        default: shapes.append(shape)
        }
    }

    /// Returns SVG that is drawn only where other SVG is opaque, or only where it is not.
    private func masked(_ drawing: String, by mask: String, isInverse: Bool = false) -> String {
        guard !drawing.isEmpty else { return "" }
        let id = "m\(definitions.count + 1)"
        let whole = "x=\"0\" y=\"0\"" + Self.attributes([("width", size.width), ("height", size.height)])
        // An inverse mask is white where `mask` is transparent and black where it is opaque, and its brightness is
        // used.
        let content =
            isInverse ? "<rect \(whole) fill=\"white\"/><g style=\"filter:brightness(0)\">\(mask)</g>" : mask
        let kind = isInverse ? "luminance" : "alpha"
        definitions.append(
            "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(whole) style=\"mask-type:\(kind)\">\(content)</mask>")
        return "<g mask=\"url(#\(id))\">\(drawing)</g>"
    }
}
