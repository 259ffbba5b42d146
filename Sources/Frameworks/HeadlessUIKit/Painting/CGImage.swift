/// An image in Core Graphics. It refers to a `UIImage`, whose data the page decodes: its pixels are known only if the
/// app made it of them.
public final class CGImage: NSObject, @unchecked Sendable {  // every stored property is a constant
    let picture: UIImage
    /// The pixels of which the app made the image; nil for other images.
    private let pixels: Pixels?

    init(_ picture: UIImage) { (self.picture, pixels) = (picture, nil) }

    /// Creates an image of pixels; nil for pixels that are not four bytes long, or if there are too few.
    ///
    /// `bitmapInfo` says the order of a pixel's bytes, and where its opacity is. `decode`, `shouldInterpolate` and
    /// `intent` have no effect.
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
    /// The number of bytes in a row of pixels, if each pixel had four bytes.
    public var bytesPerRow: Int { pixels?.bytesPerRow ?? 4 * width }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// Always 32.
    public var bitsPerPixel: Int { 32 }
    /// Always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    /// The order of a pixel's bytes; `premultipliedLast` for images whose pixels are not known.
    public var bitmapInfo: CGBitmapInfo {
        pixels?.info ?? CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    /// `premultipliedLast` for images whose pixels are not known, except JPEG, which has no opacity.
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
    /// The identifier of the type of the image's data; nil if only the page has it.
    public var utType: CFString? { picture.bytes.flatMap { ImageType(media: $0.type)?.rawValue } }
    /// The pixels; nil if the app did not make the image of them.
    public var dataProvider: CGDataProvider? { pixels.map { CGDataProvider($0.bytes) } }

    /// Returns the part of the image in a rectangle of its pixels; nil if there is none.
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

/// The bytes of an image's pixels.
public final class CGDataProvider {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    public convenience init?(data: CFData) { self.init(Array(data)) }
    /// Creates a provider of the bytes of a file; nil if it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: _readAtOnce(url)) else { return nil }
        self.init(Array(data))
    }

    public var data: CFData? { Data(bytes) }
}
