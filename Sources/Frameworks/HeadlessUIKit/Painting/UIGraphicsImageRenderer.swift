/// Has no visible effect, because images are drawn as shapes.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Stored; has no visible effect.
    open var scale: CGFloat = 1
    /// Stored; has no visible effect.
    open var opaque = false

    public override init() {}

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer. `size` is in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.bounds = bounds
        self.format = format
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let drawn = render(actions)
        return drawn.picture ?? UIImage(data: Data(drawn.context.svg.utf8)) ?? UIImage(.local(""), size: bounds.size)
    }

    /// Returns SVG data, which `UIImage(data:)` accepts.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        Data(render(actions).context.svg.utf8)
    }

    /// Returns SVG data, which `UIImage(data:)` accepts.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }

    private func render(_ actions: (UIGraphicsImageRendererContext) -> Void) -> ImageContext {
        let application = UIApplication.shared
        let drawn = ImageContext(size: bounds.size)
        if bounds.origin != .zero { drawn.context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        application.values[ImageContexts.self].append(drawn)
        actions(UIGraphicsImageRendererContext(drawn.context, format: format))
        _ = application.values[ImageContexts.self].popLast()
        return drawn
    }
}

open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

    open var currentImage: UIImage {
        UIGraphicsGetImageFromCurrentImageContext() ?? UIImage(.local(""), size: cgContext.size)
    }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
