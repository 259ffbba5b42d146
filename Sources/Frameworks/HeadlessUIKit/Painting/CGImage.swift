/// A Core Graphics image. It refers to a `UIImage`, whose data the page decodes. Its pixels are known only if the app
/// created it from pixels.
public final class CGImage: NSObject, @unchecked Sendable {  // every stored property is a constant
    let picture: UIImage
    /// The pixels from which the app created the image; nil for other images.
    private let pixels: Pixels?

    init(_ picture: UIImage) { (self.picture, pixels) = (picture, nil) }

    /// Creates an image from pixels. Returns nil if a pixel does not have four bytes, or if there are too few bytes.
    ///
    /// `bitmapInfo` specifies the order of a pixel's bytes, and which byte is the opacity. `decode`,
    /// `shouldInterpolate` and `intent` have no effect.
    public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard bitsPerPixel == 32,
            let pixels = Pixels(
                Array(provider.bytes), width: width, height: height, bytesPerRow: bytesPerRow, info: bitmapInfo),
            let picture = UIImage(data: pixels.png)
        else { return nil }
        (self.picture, self.pixels) = (picture, pixels)
    }

    init?(_ bitmap: BitmapMemory, written bytes: [UInt8]) {
        guard
            let pixels = Pixels(
                bytes, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow,
                info: CGBitmapInfo(rawValue: bitmap.info)), let picture = UIImage(data: pixels.png)
        else { return nil }
        (self.picture, self.pixels) = (picture, pixels)
    }

    /// The width in points; 0 if only the page knows it.
    public var width: Int { Int(picture.naturalSize.width.rounded()) }
    /// The height in points; 0 if only the page knows it.
    public var height: Int { Int(picture.naturalSize.height.rounded()) }
    /// The number of bytes in a row of pixels. If the pixels are not known, four bytes for each pixel.
    public var bytesPerRow: Int { pixels?.bytesPerRow ?? 4 * width }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// Always 32.
    public var bitsPerPixel: Int { 32 }
    /// Always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    /// The order of a pixel's bytes; `premultipliedLast` if the pixels are not known.
    public var bitmapInfo: CGBitmapInfo {
        pixels?.info ?? CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    /// The position of the opacity in a pixel. If the pixels are not known, `premultipliedLast`, or no opacity for
    /// JPEG.
    public var alphaInfo: CGImageAlphaInfo {
        if pixels == nil, picture.bytes?.type == "image/jpeg" { return .noneSkipLast }
        return CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .premultipliedLast
    }
    /// Always nil.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// Always true.
    public var shouldInterpolate: Bool { true }
    /// Always the default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// The type identifier of the image's data; nil if only the page has the data.
    public var utType: CFString? { picture.bytes.flatMap { ImageType(media: $0.type)?.rawValue } }
    /// The pixels; nil if the app did not create the image from pixels.
    public var dataProvider: CGDataProvider? { pixels.map { CGDataProvider($0.bytes) } }

    /// Returns the part of the image in a rectangle of pixels; nil if the rectangle is outside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard part.width > 0, part.height > 0, let bytes = picture.bytes else { return nil }
        let context = CGContext(size: part.size)
        context.draw(
            bytes.bytes, type: bytes.type,
            in: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)))
        return UIImage(data: Data(context.svg.utf8)).map(CGImage.init)
    }

    public func copy() -> CGImage? { self }
}

/// The bytes of pixels or of a file.
public final class CGDataProvider {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    public convenience init?(data: CFData) { self.init(Array(data)) }
    /// Creates a provider of a file's bytes; nil if the file cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: _readAtOnce(url)) else { return nil }
        self.init(Array(data))
    }

    public var data: CFData? { Data(bytes) }
}
