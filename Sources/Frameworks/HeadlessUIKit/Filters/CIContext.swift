/// A renderer that creates images from the results of filters.
public final class CIContext: NSObject, @unchecked Sendable {  // it has no state
    /// Creates a context. The options have no effect.
    public init(options: [CIContextOption: Any]? = nil) {}

    /// Returns the part of an image in a rectangle; nil if the rectangle is infinite or empty.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        image.svg(of: fromRect).flatMap(UIImage.init(data:)).map(CGImage.init)
    }

    /// Returns the part of an image in a rectangle. The format and the colour space have no effect.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Returns SVG data, which `UIImage(data:)` accepts.
    public func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace) -> Data? {
        image.svg(of: image.extent)
    }

    /// Returns SVG data, which `UIImage(data:)` accepts.
    public func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace) -> Data? { image.svg(of: image.extent) }

    /// Has no effect.
    public func clearCaches() {}
}

/// An option of a context. Options have no effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
}

/// A pixel format. It has no effect.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = CIFormat(rawValue: 23)
    public static let BGRA8 = CIFormat(rawValue: 266)
    public static let RGBA8 = CIFormat(rawValue: 264)
    public static let RGBAh = CIFormat(rawValue: 31)
}
