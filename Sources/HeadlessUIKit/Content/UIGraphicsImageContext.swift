/// Begins a picture of this size, in points.
///
/// The server holds no pixels, so a context keeps what is drawn into it as a whole: of several pictures, the last one.
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

extension UIImage {
    /// Draws the picture into the context that was begun last; without one, nothing happens.
    public func draw(in rect: CGRect) {
        let contexts = UIApplication.shared.values[DrawnContexts.self]
        guard let size = contexts.last?.size else { return }
        let picture = UIImage(source, size: size, renderingMode: renderingMode, tint: ownTint)
        UIApplication.shared.values[DrawnContexts.self][contexts.count - 1].picture = picture
    }

    /// Draws the picture in its own size into the context that was begun last.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: naturalSize))
    }
}

extension UIColor {
    /// The pattern of a picture, which is not drawn here: nothing is seen, and the session's log says so.
    public convenience init(patternImage image: UIImage) {
        UIApplication.shared.host.log(.message("A picture as a colour is not drawn; the view is clear instead"))
        self.init(white: 0, alpha: 0)
    }
}

/// A picture that is being drawn.
private struct DrawnContext {
    let size: CGSize
    var picture: UIImage?
}

private enum DrawnContexts: ApplicationKey {
    static var defaultValue: [DrawnContext] { [] }
}
