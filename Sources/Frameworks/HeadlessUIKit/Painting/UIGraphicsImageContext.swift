/// Begins an image. The drawing is stored as SVG shapes, because the server has no pixels. If the drawing is a single
/// image, the result is that image itself.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    AppEnvironment.current.values[ImageContexts.self].append(ImageContext(size: size))
}

/// Begins an image. `opaque` and `scale` have no effect, because there are no pixels.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsBeginImageContext(size)
}

/// Returns the image drawn so far; nil if there is no context, or if nothing was drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    AppEnvironment.current.values[ImageContexts.self].last?.picture
}

public func UIGraphicsEndImageContext() {
    _ = AppEnvironment.current.values[ImageContexts.self].popLast()
}

public func UIGraphicsGetCurrentContext() -> CGContext? {
    AppEnvironment.current.values[ImageContexts.self].last?.context
}

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }

extension UIImage {
    /// Draws the image in a rectangle of the current context, if there is one. A symbol, or an image whose data only
    /// the page has, can be drawn only as the whole drawing. Otherwise a message is logged.
    public func draw(in rect: CGRect) {
        guard let drawn = AppEnvironment.current.values[ImageContexts.self].last else { return }
        drawn.draw(self, in: rect)
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: naturalSize)) }
}

extension UIColor {
    public func set() {
        setFill()
        setStroke()
    }
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// Creates a clear colour and logs a message, because patterns are not supported.
    public convenience init(patternImage image: UIImage) {
        AppEnvironment.current.host.log(.message("A picture as a colour is not drawn; the view is clear instead"))
        self.init(white: 0, alpha: 0)
    }
}

/// The context of an image that is being drawn.
final class ImageContext {
    let context: CGContext
    /// The image that was drawn first; it is the result if nothing else is drawn.
    private var first: UIImage? { context.soleImage?.image as? UIImage }

    init(size: CGSize) { context = CGContext(size: size) }
    /// Creates an image context for an existing Core Graphics context.
    init(_ context: CGContext) { self.context = context }

    /// The drawn image; nil if nothing was drawn.
    var picture: UIImage? {
        if let first, context.count == context.soleImage?.count {
            return UIImage(
                first.source, size: context.size, renderingMode: first.renderingMode, tint: first.ownTint,
                kept: first.retainedImage)
        }
        return context.count == 0 ? nil : UIImage(data: Data(context.svg.utf8))
    }

    /// Whether nothing was drawn.
    var isEmpty: Bool { context.count == 0 && first == nil }

    /// The drawing as a CSS image; nil if nothing was drawn. An image whose data only the page has is omitted, and a
    /// message is logged.
    var cssImage: String? {
        if first != nil, context.count == 0 { tellOfMissing(first) }
        return context.count == 0 ? nil : SVG.cssImage(context.svg)
    }

    func draw(_ image: UIImage, in rect: CGRect) {
        let isFirst = context.count == 0 && first == nil
        let bytes = image.bytes
        if let bytes { context.draw(bytes.bytes, type: bytes.type, in: rect) }
        // An image with data can be drawn as a shape, for example if it is clipped. An image whose data only the page
        // has can only be the whole drawing.
        if isFirst, bytes == nil || context.drawsPlainly(in: rect) {
            context.soleImage = (image, context.count)
        } else if bytes == nil {
            tellOfMissing(image)
        }
    }

    private func tellOfMissing(_ image: UIImage?) {
        guard let image else { return }
        AppEnvironment.current.host.log(
            .message("A picture whose bytes only the page has is not drawn among others: \(image.source)"))
    }
}

enum ImageContexts: ApplicationKey {
    static var defaultValue: [ImageContext] { [] }
}
