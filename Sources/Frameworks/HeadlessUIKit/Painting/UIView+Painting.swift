extension UIView {
    /// Calls the view's `draw(_:)`. Returns whether its class overrides it.
    package func paint() -> Bool {
        let application = UIApplication.shared
        let drawn = ImageContext(size: bounds.size)
        if bounds.origin != .zero { drawn.context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        let before = drawsNothing
        drawsNothing = false
        application.values[ImageContexts.self].append(drawn)
        let hasOwnLayer = type(of: self).hasOwnLayerClass
        let hasOwn = hasOwnLayer || LayerMethods.areOverridden(in: type(of: self))
        if let layer = outline ?? (hasOwn ? layer : nil) {
            layer.draw(in: drawn.context)
            draw(layer, in: drawn.context)
        } else {
            draw(bounds)
        }
        _ = application.values[ImageContexts.self].popLast()
        let isPlain = drawsNothing && drawn.isEmpty
        drawsNothing = before
        if !isPlain || outline?.drawing != nil { layer.drawing = drawn.isEmpty ? nil : drawn.cssImage }
        return !isPlain || hasOwnLayer
    }
}
