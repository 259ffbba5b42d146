public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The quality of scaled images. It has no effect, because the page scales images.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, medium, high
}

extension CGContext {
    /// Creates a bitmap context. Drawings are stored as shapes. If the app writes pixels into ``data``, these replace
    /// the shapes.
    ///
    /// - Parameters:
    ///   - data: The app's memory for the pixels; nil allocates memory.
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - bitsPerComponent: Has no effect: a pixel has four bytes.
    ///   - bytesPerRow: The bytes of a row; 0 computes them.
    ///   - space: The colour space; colours are drawn as sRGB.
    ///   - bitmapInfo: The order of a pixel's bytes, and the position of the opacity.
    /// - Returns: The context; nil if a length is not positive or exceeds 8192 pixels.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard
            let memory = BitmapMemory(
                data: data, width: width, height: height, bytesPerRow: bytesPerRow, space: space, info: bitmapInfo)
        else { return nil }
        self.init(memory)
    }

    /// The memory of the pixels; nil for contexts of UIKit. Drawn shapes do not change it.
    public var data: UnsafeMutableRawPointer? { bitmap?.start }
    /// The width in pixels.
    public var width: Int { bitmap?.width ?? Int(size.width.rounded(.up)) }
    /// The height in pixels.
    public var height: Int { bitmap?.height ?? Int(size.height.rounded(.up)) }
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 4 * width }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// Always 32.
    public var bitsPerPixel: Int { 32 }
    public var colorSpace: CGColorSpace? { bitmap?.space ?? CGColorSpace(name: CGColorSpace.sRGB) }
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: bitmap?.info ?? CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .premultipliedLast
    }

    // MARK: - Members without effect

    /// Has no effect, because the page draws the shapes.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect, because the page draws the shapes.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Has no effect, because the page draws the text.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Has no effect, because paths are drawn exactly.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Has no effect.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Has no effect, because shapes are drawn immediately.
    public func flush() {}
    /// Has no effect, because shapes are drawn immediately.
    public func synchronize() {}
    /// Always ``CGInterpolationQuality/default``; setting it has no effect.
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }

    /// Adds the drawing of another context, blurred, in place of this context's drawing.
    ///
    /// - Parameter deviation: The standard deviation of the blur, in points.
    package func adopt(_ other: CGContext, blurredBy deviation: CGFloat) {
        definitions = other.definitions
        // The unblurred image is drawn beneath, because the blur makes the edges translucent.
        let image = other.shapes.joined()
        shapes = [image, "<g style=\"filter:blur(\(CSSValue.pixels(deviation)))\">\(image)</g>"]
        soleImage = nil
    }
}
