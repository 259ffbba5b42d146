extension UIView {
    /// Draws the content of the view and its subviews as shapes. The layer draws the background and the sublayers.
    package func renderContent(in context: CGContext) {
        let drawn = ImageContext(context)
        AppEnvironment.current.values[ImageContexts.self].append(drawn)
        defer { _ = AppEnvironment.current.values[ImageContexts.self].popLast() }
        draw(layer, in: context)
        renderOwnContent(in: drawn)
        for child in children where !child.isLayerStand && !child.isHidden && child.alpha > 0 {
            context.saveGState()
            context.translateBy(x: child.center.x, y: child.center.y)
            context.concatenate(child.transform)
            context.translateBy(x: -child.bounds.midX, y: -child.bounds.midY)
            child.layer.render(in: context)
            context.restoreGState()
        }
    }

    /// Draws the view in a rectangle of the current context. Returns false without a context.
    func renderHierarchy(in rect: CGRect) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// Draws the content of the view's class, such as a text or an image.
    private func renderOwnContent(in drawn: ImageContext) {
        switch self {
        case let label as UILabel: drawn.draw(label.drawing, in: traitCollection)
        case let picture as UIImageView:
            if let image = picture.shownImage {
                drawn.draw(image, in: picture.contentMode.place(of: image.naturalSize, in: bounds))
            }
        case let button as UIButton:
            if let background = button.currentBackgroundImage { drawn.draw(background, in: bounds) }
            let content = button.contentRect(forBounds: bounds)
            if let image = button.currentImage { drawn.draw(image, in: button.imageRect(forContentRect: content)) }
            drawn.draw(button.titleDrawing, in: traitCollection)
        case let view as UITextView: drawn.draw(view.drawing, in: traitCollection)
        default: break
        }
    }
}

extension ImageContext {
    /// Draws the lines of a text. The browser uses the fonts of its own machine.
    fileprivate func draw(_ text: TextDrawing?, in traits: UITraitCollection) {
        let plain = UIColor.label.resolvedColor(with: traits).css
        for piece in text?.pieces ?? [] where piece.style.paint.image == nil {
            let own = piece.style.paint.color
            let isFixed = own.map { !$0.contains("var(") && !$0.contains("light-dark(") } ?? false
            context.draw(
                piece.text, at: CGPoint(x: piece.x, y: piece.top + piece.style.size), size: piece.style.size,
                isHeavy: piece.style.font.contains("Bold"), color: isFixed ? own ?? plain : plain)
        }
    }
}

extension UIView.ContentMode {
    /// Returns the frame of an image with the given size in a rectangle.
    fileprivate func place(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        var scaled = size
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return AVMakeRect(aspectRatio: size, insideRect: bounds)
        case .scaleAspectFill:
            let scale = max(bounds.width / size.width, bounds.height / size.height)
            scaled = CGSize(width: size.width * scale, height: size.height * scale)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
        }
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - scaled.width
            default: bounds.midX - scaled.width / 2
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: bounds.minY
            case .bottom, .bottomLeft, .bottomRight: bounds.maxY - scaled.height
            default: bounds.midY - scaled.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: scaled)
    }
}
