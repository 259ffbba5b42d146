/// A picture as Core Graphics has it: the same one, because there are no pixels.
public final class CGImage: NSObject {
    let picture: UIImage

    init(_ picture: UIImage) { self.picture = picture }

    /// How many pixels it is wide, one for each point; zero where only the page knows.
    public var width: Int { Int(picture.naturalSize.width.rounded()) }
    /// How many pixels it is high, one for each point; zero where only the page knows.
    public var height: Int { Int(picture.naturalSize.height.rounded()) }
    /// How many bytes a row of pixels would take with four bytes each; no pixels are kept here.
    public var bytesPerRow: Int { 4 * width }
}

extension UIImage {
    /// The bytes of the picture, and of what type they are; nil where only the page has them.
    var bytes: (bytes: [UInt8], type: String)? {
        guard case .local(let name) = source, let picture = ImageCatalogue.current.picture(named: name) else {
            return nil
        }
        return (picture.bytes, picture.type)
    }

    /// The picture's bytes as they came, whatever their type, for `UIImage(data:)` to read; nil where only the page has
    /// them, as of symbols.
    public func pngData() -> Data? { bytes.map { Data($0.bytes) } }

    /// The picture's bytes as they came, whatever their type and not compressed further; nil where only the page has
    /// them.
    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    public var cgImage: CGImage? { CGImage(self) }

    public convenience init(cgImage: CGImage) {
        let picture = cgImage.picture
        self.init(
            picture.source, size: picture.size, renderingMode: picture.renderingMode, tint: picture.ownTint,
            kept: picture.kept)
    }

    /// A picture from its Core Graphics form; it is neither scaled nor turned.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage)
    }

    /// Which way up the pixels of a picture lie; always up here, because the page turns pictures by itself.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public var imageOrientation: Orientation { .up }
}

/// The picture's bytes as they came; see `pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The picture's bytes as they came; see `jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
