/// The conversion of colours that a colour space cannot represent. It has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
    /// Creates a colour from the components of a colour space, followed by the opacity.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch space.numberOfComponents {
        case 1: self.init(gray: components[0], alpha: components[1])
        case 3: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        default: return nil
        }
    }

    /// Returns the colour itself, because all colours are sRGB; `intent` and `options` have no effect.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? { self }
}
