extension CGContext {
    /// Draws an image. Like in Core Graphics, the top of the image is at the greatest vertical coordinate, so that the
    /// image is upside down in contexts of UIKit.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let bytes = image.picture.bytes
        let isFirst = count == 0 && soleImage == nil
        if let bytes {
            saveGState()
            translateBy(x: 0, y: rect.minY + rect.maxY)
            scaleBy(x: 1, y: -1)
            draw(bytes.bytes, type: bytes.type, in: rect)
            restoreGState()
        } else if !isFirst {
            AppEnvironment.current.host.log(
                .message("A picture whose bytes only the page has is not drawn among others: \(image.picture.source)"))
        }
        if isFirst, bytes == nil { soleImage = (image.picture, count) }
    }

    /// Draws an image once, or repeatedly in a grid that starts at the rectangle.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        guard byTiling, rect.width > 0, rect.height > 0 else { return draw(image, in: rect) }
        let area = boundingBoxOfClipPath
        let (columns, rows) = (
            Self.tiles(area.minX, area.maxX, rect.minX, rect.width),
            Self.tiles(area.minY, area.maxY, rect.minY, rect.height)
        )
        guard columns.count * rows.count <= 1_000 else { return draw(image, in: rect) }
        for row in rows {
            for column in columns {
                draw(image, in: rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
            }
        }
    }

    private static func tiles(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> Range<Int> {
        let first = Int(((low - start) / length).rounded(.down))
        return first..<max(first, Int(((high - start) / length).rounded(.up)))
    }

    /// Returns the drawing as an image. For a bitmap whose memory the app has written, returns the pixels. Nil for a
    /// context without a size.
    public func makeImage() -> CGImage? {
        if let bitmap, let written = bitmap.written { return CGImage(bitmap, written: written) }
        if let sole = soleImage, sole.count == count, let image = sole.image as? UIImage {
            return CGImage(UIImage(image.source, size: size, kept: image.retainedImage))
        }
        return UIImage(data: Data(svg.utf8)).map(CGImage.init)
    }
}

/// Makes a context the current context, until `UIGraphicsPopContext()` is called.
public func UIGraphicsPushContext(_ context: CGContext) {
    AppEnvironment.current.values[ImageContexts.self].append(ImageContext(context))
}

public func UIGraphicsPopContext() { UIGraphicsEndImageContext() }

/// Fills a rectangle with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

extension UIImage {
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: naturalSize), blendMode: blendMode, alpha: alpha)
    }

    /// Draws copies of the image side by side, so that they fill a rectangle.
    public func drawAsPattern(in rect: CGRect) {
        let size = naturalSize
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }
}
