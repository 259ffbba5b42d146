extension NSAttributedString {
    /// Draws the text at a point. The browser uses the fonts of its own machine.
    public func draw(at point: CGPoint) {
        draw(CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)), lines: 1)
    }

    /// Draws the text in a rectangle. The browser uses the fonts of its own machine.
    public func draw(in rect: CGRect) { draw(rect, lines: 0) }

    /// Draws the text in a rectangle. The text is on one line, unless `options` contains `usesLineFragmentOrigin`.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        draw(rect, lines: options.contains(.usesLineFragmentOrigin) ? 0 : 1)
    }

    /// Returns a CSS colour for use in an image. A CSS variable becomes black, because images cannot use the page's
    /// variables.
    private static func literal(_ color: String?) -> String {
        guard let color, !color.contains("var("), !color.contains("light-dark(") else { return "black" }
        return color
    }

    private func draw(_ rect: CGRect, lines: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var look = TextAppearance.plain
        look.lineBreak = .byWordWrapping
        let dressed = DressedText(self, appearance: look, font: .systemFont(ofSize: 12))
        guard let drawing = TextDrawing(dressed, from: rect.origin, width: rect.width, lines: lines) else { return }
        for piece in drawing.pieces {
            // Lines outside the rectangle are not drawn, as on iOS.
            guard piece.top <= rect.maxY else { continue }
            context.draw(
                piece.text, at: CGPoint(x: piece.x, y: piece.top + piece.style.size), size: piece.style.size,
                isHeavy: piece.style.font.contains("Bold"), color: Self.literal(piece.style.paint.color))
        }
    }
}

extension [NSAttributedString.Key: Any] {
    /// The attributes, with the colour for the current appearance. An image is drawn only once, so its colours cannot
    /// change later.
    fileprivate var fixed: Self {
        let color = (self[.foregroundColor] as? UIColor ?? .black).resolvedColor(with: .current)
        return merging([.foregroundColor: color]) { $1 }
    }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: (attributes ?? [:]).fixed).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: (attributes ?? [:]).fixed).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self as String, attributes: (attributes ?? [:]).fixed)
            .draw(with: rect, options: options, context: context)
    }
}

extension String {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attributes)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attributes)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
