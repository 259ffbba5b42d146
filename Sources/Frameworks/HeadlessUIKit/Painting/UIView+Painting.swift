extension UIView {
    /// Has the view draw itself, as large as it is now. Answers whether its class does that: one whose `draw(_:)` is
    /// `UIView`'s draws nothing.
    package func paint() -> Bool {
        let application = UIApplication.shared
        let drawn = DrawnContext(size: bounds.size)
        if bounds.origin != .zero { drawn.context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        let before = drawsNothing
        drawsNothing = false
        application.values[DrawnContexts.self].append(drawn)
        draw(bounds)
        _ = application.values[DrawnContexts.self].popLast()
        let isPlain = drawsNothing && drawn.isEmpty
        drawsNothing = before
        if !isPlain || outline?.drawing != nil { layer.drawing = drawn.isEmpty ? nil : drawn.cssImage }
        return !isPlain
    }
}
