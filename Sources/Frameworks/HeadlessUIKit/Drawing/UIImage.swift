/// A picture, by reference: the server never holds its pixels.
public final class UIImage: NSObject, @unchecked Sendable {  // every stored property is a constant
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    package enum Source: Hashable, Sendable {
        /// A name in the app's own pictures.
        case local(String)
        case symbol(String)
        /// An address the page can fetch from this server.
        case remote(String)
    }

    package let source: Source
    /// The natural size in points; zero where the picture is not there, or does not say it.
    public let size: CGSize
    public let renderingMode: RenderingMode
    /// Points per pixel of the original; always 1.
    public var scale: CGFloat { 1 }

    /// The colour that the shape is drawn in, where it is not the view's tint.
    let ownTint: UIColor?
    /// Its bytes, where the app made it of them.
    let kept: KeptPicture?

    package init(
        _ source: Source, size: CGSize = .zero, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil
    ) {
        self.source = source
        kept = nil
        ownTint = tint
        self.size = size
        self.renderingMode = renderingMode
    }

    /// A picture of nothing, with no size.
    public override convenience init() { self.init(.local("")) }

    /// A picture of bytes, or `other` as it is drawn otherwise.
    init(
        _ source: Source, size: CGSize, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
        kept: KeptPicture?
    ) {
        self.source = source
        ownTint = tint
        self.size = size
        self.renderingMode = renderingMode
        self.kept = kept
    }

    /// A picture among the app's own, by its name or by that of its file; one that is missing keeps its place.
    convenience init(bundled name: String) {
        let pictures = ImageCatalogue.current
        let stem = ["png", "jpg", "jpeg", "svg"].first { name.hasSuffix(".\($0)") }.map { name.dropLast($0.count + 1) }
        let known = pictures.picture(named: name) == nil ? stem.map(String.init) ?? name : name
        let picture = pictures.picture(named: known)
        self.init(
            .local(picture == nil ? name : known), size: picture?.size ?? .zero,
            renderingMode: picture?.isTemplate == true ? .alwaysTemplate : .automatic)
    }

    /// A picture among the app's own; nil only for an empty name, so that one that is missing keeps its place.
    public convenience init?(named name: String) {
        if name.isEmpty { return nil }
        self.init(bundled: name)
    }

    /// A picture among the app's own.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }

    public convenience init?(systemName name: String) {
        if name.isEmpty { return nil }
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A picture this server answers for, such as one a session fetched.
    package convenience init(remote address: String, size: CGSize = .zero) { self.init(.remote(address), size: size) }

    /// The natural size in points, that of a registered picture included; zero when only the page knows it.
    package var naturalSize: CGSize {
        guard size == .zero, case .local(let name) = source else { return size }
        return ImageCatalogue.current.picture(named: name)?.size ?? .zero
    }

    /// How many pixels of the picture's bytes make a point, where it is drawn in its own size; nil for one, and where
    /// only the page knows.
    var density: Double? {
        guard case .local(let name) = source, naturalSize.width > 0,
            let picture = ImageCatalogue.current.picture(named: name), let points = picture.size?.width
        else { return nil }
        let density = points * picture.scale / naturalSize.width
        return abs(density - 1) < 0.001 ? nil : Double(density)
    }

    /// The same picture, used another way.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(source, size: size, renderingMode: mode, tint: ownTint, kept: kept)
    }

    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The shape of the picture in a colour; as a template it takes the view's tint all the same.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(source, size: size, renderingMode: renderingMode, tint: color, kept: kept)
    }

    /// The colour that only the shape is drawn in: of its own, or `tint` as a template; nil for its own colours.
    /// `automatic` is what a picture is drawn as that does not say.
    func shapeColor(automatic: RenderingMode) -> ShapeColor? {
        let mode = renderingMode == .automatic ? automatic : renderingMode
        if mode == .alwaysTemplate {
            // Of a symbol nothing else is ever drawn.
            if case .symbol = source { return nil }
            return .tint
        }
        return ownTint.map(ShapeColor.own)
    }

    /// What a shape is drawn in.
    enum ShapeColor {
        case tint
        case own(UIColor)

        /// As style sheets have it.
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
