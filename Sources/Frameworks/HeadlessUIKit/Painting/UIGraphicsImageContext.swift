/// Begins a picture of this size, in points.
///
/// The server holds no pixels: what is drawn is kept as shapes, of which the page makes the picture. One picture drawn
/// by itself, with nothing around it, is kept as it is.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIApplication.shared.values[DrawnContexts.self].append(DrawnContext(size: size))
}

/// Begins a picture of this size, in points; it has no pixels, so it is neither opaque nor scaled.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsBeginImageContext(size)
}

/// The picture that was begun last, as far as it is drawn; nil where none was begun or nothing was drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIApplication.shared.values[DrawnContexts.self].last?.picture
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
    _ = UIApplication.shared.values[DrawnContexts.self].popLast()
}

/// What is drawn into; nil where no picture was begun.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    UIApplication.shared.values[DrawnContexts.self].last?.context
}

/// Fills a rectangle, in the context that is drawn into.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws the line around a rectangle, in the context that is drawn into.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }

extension UIImage {
    /// Draws the picture into the context that is drawn into; without one, nothing happens. A symbol, and a picture
    /// that only the page has, is not drawn among others, which the session's log says.
    public func draw(in rect: CGRect) {
        guard let drawn = UIApplication.shared.values[DrawnContexts.self].last else { return }
        drawn.draw(self, in: rect)
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: naturalSize)) }
}

extension UIColor {
    public func set() {
        setFill()
        setStroke()
    }
    public func setFill() { UIGraphicsGetCurrentContext()?.setFill(self) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStroke(self) }

    /// The pattern of a picture, which is not drawn here: nothing is seen, and the session's log says so.
    public convenience init(patternImage image: UIImage) {
        UIApplication.shared.host.log(.message("A picture as a colour is not drawn; the view is clear instead"))
        self.init(white: 0, alpha: 0)
    }
}

/// A picture that is being drawn.
final class DrawnContext {
    let context: CGContext
    /// The picture that was drawn before all else, which may turn out to be the only thing.
    private var first: UIImage?
    private var countAfterFirst = 0

    init(size: CGSize) { context = CGContext(size: size) }

    /// What is drawn; nil where nothing is.
    var picture: UIImage? {
        if let first, context.count == countAfterFirst {
            return UIImage(first.source, size: context.size, renderingMode: first.renderingMode, tint: first.ownTint)
        }
        return context.count == 0 ? nil : UIImage(data: Data(context.svg.utf8))
    }

    /// Whether nothing is drawn.
    var isEmpty: Bool { context.count == 0 && first == nil }

    /// What is drawn as an image of style sheets. A picture that only the page has is not among it, which the log says.
    var cssImage: String? {
        if first != nil, context.count == 0 { tellOfMissing(first) }
        return context.count == 0 ? nil : SVG.cssImage(context.svg)
    }

    func draw(_ image: UIImage, in rect: CGRect) {
        let isFirst = context.count == 0 && first == nil
        let bytes = image.bytes
        if let bytes { context.draw(bytes.bytes, type: bytes.type, in: rect) }
        if isFirst {
            (first, countAfterFirst) = (image, context.count)
        } else if bytes == nil {
            tellOfMissing(image)
        }
    }

    private func tellOfMissing(_ image: UIImage?) {
        guard let image else { return }
        UIApplication.shared.host.log(
            .message("A picture whose bytes only the page has is not drawn among others: \(image.source)"))
    }
}

enum DrawnContexts: ApplicationKey {
    static var defaultValue: [DrawnContext] { [] }
}
