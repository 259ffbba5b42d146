/// An image to which filters are applied. It is stored as SVG, which the page draws.
public final class CIImage: NSObject {
    /// The SVG elements of the image, in points. The vertical axis points down from the top of the image.
    let shapes: String
    /// The area of the image; infinite for a colour.
    public let extent: CGRect

    init(_ shapes: String, extent: CGRect) { (self.shapes, self.extent) = (shapes, extent) }

    public convenience init(cgImage: CGImage) {
        let picture = cgImage.picture
        let size = picture.naturalSize
        let context = CGContext(size: size)
        if let bytes = picture.bytes {
            context.draw(bytes.bytes, type: bytes.type, in: CGRect(origin: .zero, size: size))
        } else {
            AppEnvironment.current.host.log(
                .message("Filters cannot change a picture whose bytes only the page has: \(picture.source)"))
        }
        self.init(context.elements, extent: CGRect(origin: .zero, size: size))
    }

    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: cgImage) }
    /// Creates an image; nil if the size of `image` is unknown.
    public convenience init?(image: UIImage) {
        guard image.naturalSize != .zero else { return nil }
        self.init(cgImage: CGImage(image))
    }
    /// Creates an image; nil if the size of `image` is unknown. The options have no effect.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
    /// Creates an image from data; nil for formats that browsers do not show.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// Creates an image from the data at a URL; nil if there is none.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: _readAtOnce(url)) else { return nil }
        self.init(data: data)
    }
    /// Creates an infinite image with one colour.
    public convenience init(color: CIColor) {
        self.init(
            "<rect width=\"100%\" height=\"100%\" fill=\"\(color.value.cgColor.value.drawn)\"/>", extent: .infinite)
    }

    /// Returns the part of the image in a rectangle as SVG data; nil if the rectangle is infinite or empty.
    func svg(of rect: CGRect) -> Data? {
        guard rect.width.isFinite, rect.width > 0, rect.height > 0, rect.width < 1e6 else { return nil }
        let x = extent.minX.isFinite ? rect.minX - extent.minX : 0
        let y = extent.maxY.isFinite && extent.height < 1e6 ? extent.maxY - rect.maxY : 0
        let moved = x == 0 && y == 0 ? shapes : "<g transform=\"translate(\(-x) \(-y))\">\(shapes)</g>"
        return Data(SVG.picture(size: rect.size, shapes: [moved]).utf8)
    }

    // MARK: - Changes

    /// Returns the part of the image in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        guard let svg = svg(of: part) else { return CIImage("", extent: .zero) }
        return CIImage(String(decoding: svg, as: UTF8.self), extent: part)
    }

    public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: parameters)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? self
    }
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
    /// Returns the image, blurred.
    ///
    /// - Parameter sigma: The standard deviation of the blur, in points.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }
    /// Returns the image itself, because pixels outside of it are always transparent.
    public func clampedToExtent() -> CIImage { self }
    /// Returns this image drawn over another one.
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(dest.shapes + shapes, extent: dest.extent.isInfinite ? extent : dest.extent)
    }
    /// Returns the transformed image. A rotated image keeps the size of its bounding rectangle.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let place = extent.applying(matrix)
        guard place.width.isFinite, extent.width > 0, extent.height > 0 else { return self }
        let (x, y) = (place.width / extent.width, place.height / extent.height)
        return CIImage("<g transform=\"scale(\(x) \(y))\">\(shapes)</g>", extent: place)
    }
    /// Returns the image itself, because the page applies the orientation in the data.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }

    /// The image as a Core Graphics image; nil if it is infinite or empty.
    public var cgImage: CGImage? { svg(of: extent).flatMap(UIImage.init(data:)).map(CGImage.init) }
}

/// An option of an image. Options have no effect.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}

/// A colour of Core Image.
public final class CIColor: NSObject, @unchecked Sendable {  // the colour is a constant
    let value: UIColor

    public init(color: UIColor) { value = color }
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public static let black = CIColor(color: .black)
    public static let white = CIColor(color: .white)
    public static let clear = CIColor(color: .clear)
    public static let red = CIColor(color: .red)
    public static let green = CIColor(color: .green)
    public static let blue = CIColor(color: .blue)
    public static let gray = CIColor(color: .gray)
}

extension UIImage {
    /// Creates an image from a Core Image image. An infinite image becomes empty.
    public convenience init(ciImage: CIImage) {
        let picture = ciImage.cgImage?.picture
        self.init(picture?.source ?? .local(""), size: picture?.size ?? .zero, kept: picture?.retainedImage)
    }
    /// Creates an image from a Core Image image. An infinite image becomes empty. Scale and orientation have no effect.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { self.init(ciImage: ciImage) }

    /// Always nil, because no image is backed by Core Image.
    public var ciImage: CIImage? { nil }
}

extension UIColor {
    public convenience init(ciColor: CIColor) { self.init(cgColor: ciColor.value.cgColor) }
    public var ciColor: CIColor { CIColor(color: self) }
}

/// The classes of Core Image, for use with the module's name, such as `CoreImage.CIColor`.
public enum CoreImage {
    public typealias CIColor = HeadlessUIKit.CIColor
    public typealias CIContext = HeadlessUIKit.CIContext
    public typealias CIFilter = HeadlessUIKit.CIFilter
    public typealias CIImage = HeadlessUIKit.CIImage
}
