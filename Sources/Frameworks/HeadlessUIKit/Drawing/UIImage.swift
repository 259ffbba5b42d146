/// A reference to an image. The server does not decode pixels.
public final class UIImage: NSObject, @unchecked Sendable {  // every stored property is a constant
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    package let source: ImageSource
    /// The size in points; zero if the image is missing, or its data does not contain a size.
    public let size: CGSize
    public let renderingMode: RenderingMode
    /// Always returns 1.
    public var scale: CGFloat { 1 }

    /// The colour of the shape, used instead of the view's tint colour; nil uses the tint colour.
    let ownTint: UIColor?
    /// The bytes of an image that the app created from data; nil for other images.
    let retainedImage: RetainedImage?
    /// The frames of an animated image; nil for other images.
    public let images: [UIImage]?
    /// The duration of one cycle of the frames, in seconds; 0 for an image that is not animated.
    public let duration: TimeInterval

    package init(
        _ source: ImageSource, size: CGSize = .zero, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil
    ) {
        self.source = source
        (retainedImage, images, duration) = (nil, nil, 0)
        ownTint = tint
        self.size = size
        self.renderingMode = renderingMode
    }

    public override convenience init() { self.init(.local("")) }

    /// Creates an image from bytes, or a variant of an image.
    init(
        _ source: ImageSource, size: CGSize, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
        kept: RetainedImage?, images: [UIImage]? = nil, duration: TimeInterval = 0
    ) {
        (self.images, self.duration) = (images, duration)
        self.source = source
        ownTint = tint
        self.size = size
        self.renderingMode = renderingMode
        self.retainedImage = kept
    }

    /// Finds an image of the app by its name or file name. A missing image is drawn as a grey box until an image with
    /// that name is registered.
    package convenience init(bundled name: String) {
        let known = ImageCatalogue.current.knownName(of: name)
        let picture = known.flatMap { ImageCatalogue.current.picture(named: $0) }
        self.init(
            .local(known ?? name), size: picture?.size ?? .zero,
            renderingMode: picture?.isTemplate == true ? .alwaysTemplate : .automatic)
    }

    /// Finds an image of the app by its name or file name. If there is none, returns nil, and logs each missing name
    /// once.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        guard ImageCatalogue.current.knownName(of: name) != nil else {
            MissingImages.log(name)
            return nil
        }
        self.init(bundled: name)
    }

    /// Finds an image of the app by its name. `bundle` has no effect, because all bundles share one catalog.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }

    public convenience init?(systemName name: String) {
        if name.isEmpty { return nil }
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates an image that this server serves, such as one that a session downloaded.
    package convenience init(remote address: String, size: CGSize = .zero) { self.init(.remote(address), size: size) }

    /// The size in points. For a registered image, the size is looked up. Zero if only the page knows the size.
    package var naturalSize: CGSize {
        guard size == .zero, case .local(let name) = source else { return size }
        return ImageCatalogue.current.picture(named: name)?.size ?? .zero
    }

    /// The number of pixels per point at the image's natural size; nil if it is 1, or if only the page knows it.
    var density: Double? {
        guard case .local(let name) = source, naturalSize.width > 0,
            let picture = ImageCatalogue.current.picture(named: name), let points = picture.size?.width
        else { return nil }
        let density = points * picture.scale / naturalSize.width
        return abs(density - 1) < 0.001 ? nil : Double(density)
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(source, size: size, renderingMode: mode, tint: ownTint, kept: retainedImage)
    }

    /// Returns the image itself. The page does not mirror images.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// Returns the image itself. The page does not mirror images.
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// Always false.
    public var flipsForRightToLeftLayoutDirection: Bool { false }

    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns the image as a shape in a colour. A template image is still drawn in the view's tint colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(source, size: size, renderingMode: renderingMode, tint: color, kept: retainedImage)
    }

    /// Returns the colour in which only the shape is drawn; nil draws the image's own colours. `automatic` is the
    /// rendering mode that `UIImage.RenderingMode.automatic` stands for in Kennel.
    func shapeColor(automatic: RenderingMode) -> ShapeColor? {
        let mode = renderingMode == .automatic ? automatic : renderingMode
        if mode == .alwaysTemplate {
            // Symbols are always drawn as a shape.
            if case .symbol = source { return nil }
            return .tint
        }
        return ownTint.map(ShapeColor.own)
    }

    /// The colour in which an image is drawn as a shape.
    enum ShapeColor {
        case tint
        case own(UIColor)

        /// The colour as a CSS value.
        var css: String {
            switch self {
            case .tint: "tint"
            case .own(let color): color.css
            }
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self
            || (other.source == source && other.renderingMode == renderingMode && other.size == size
                && other.ownTint == ownTint)
    }

    public override var hash: Int { source.hashValue }
}
