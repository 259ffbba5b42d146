import TextMetrics

extension UIView {
    /// Adds the view's drawing to a mask.
    package func draw(into mask: inout MaskDrawing, in place: CGRect, opacity: CGFloat) {
        if let outline {
            outline.drawItself(into: &mask, in: place, opacity: opacity, fill: drawnFill?.source)
            for layer in outline.sublayers ?? [] { layer.draw(into: &mask, from: place.origin, opacity: opacity) }
        } else {
            mask.fill(drawnFill?.source, in: place, radius: 0, opacity: opacity)
        }
        switch self {
        case let label as UILabel: label.drawGlyphs(into: &mask, in: place, opacity: opacity)
        case let picture as UIImageView:
            if let image = picture.shownImage {
                mask.add(LayerImage(image), in: place, mode: picture.contentMode.gravity.fit, opacity: opacity)
            }
        default: if kind != .view, kind != .stack { mask.misses() }
        }
        let corner = CGPoint(x: place.minX - bounds.minX, y: place.minY - bounds.minY)
        for child in children where !child.isLayerStand && !child.isHidden && child.alpha > 0 {
            if child.transform.b != 0 || child.transform.c != 0 || child.outline?.mask != nil { mask.misses() }
            child.draw(
                into: &mask, in: child.frame.offsetBy(dx: corner.x, dy: corner.y), opacity: opacity * child.alpha)
        }
    }
}

extension UILabel {
    fileprivate func drawGlyphs(into mask: inout MaskDrawing, in place: CGRect, opacity: CGFloat) {
        guard case .success(let measurer) = DeviceFonts.measurer else { return }
        let outlines = LetterOutlines(measurer.fonts)
        let path = CGMutablePath()
        for piece in drawing?.pieces ?? [] {
            if piece.width != nil {
                mask.misses()
                continue
            }
            let count = piece.text.unicodeScalars.count
            guard AppEnvironment.current.request(letters: count, for: self) else { break }
            let style = piece.style
            for step in outlines.outline(
                of: piece.text,
                in: .init(
                    font: FontName(style.font), size: style.size, kern: style.kern,
                    hasMonospacedDigits: style.hasMonospacedDigits),
                isRightToLeft: piece.isRightToLeft, x: piece.x, baseline: piece.top + style.size)
            {
                path.add(step)
            }
        }
        mask.add(outline: path, in: place, opacity: opacity)
    }
}

extension CGMutablePath {
    fileprivate func add(_ step: LetterOutlines.Step) {
        switch step {
        case .move(let x, let y): move(to: CGPoint(x: x, y: y))
        case .line(let x, let y): addLine(to: CGPoint(x: x, y: y))
        case .quad(let x1, let y1, let x, let y):
            addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x1, y: y1))
        case .curve(let x1, let y1, let x2, let y2, let x, let y):
            addCurve(to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
        case .close: closeSubpath()
        }
    }
}
