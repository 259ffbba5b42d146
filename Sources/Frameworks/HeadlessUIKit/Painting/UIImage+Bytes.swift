extension UIImage {
    /// The data and the media type of the image; nil if only the page has the data.
    var bytes: (bytes: [UInt8], type: String)? {
        guard case .local(let name) = source, let picture = ImageCatalogue.current.picture(named: name) else {
            return nil
        }
        return (picture.bytes, picture.type)
    }

    /// Returns the original data, which may have another type than PNG. `UIImage(data:)` accepts the data. The data of
    /// a symbol contains only its name and size. Returns nil if only the page has the data.
    public func pngData() -> Data? {
        if case .symbol(let name) = source { return SymbolData(name: name, size: size).data }
        return bytes.map { Data($0.bytes) }
    }

    /// Returns the original data, without conversion to JPEG. Returns nil if only the page has the data.
    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    public var cgImage: CGImage? { CGImage(self) }

    public convenience init(cgImage: CGImage) {
        let picture = cgImage.picture
        self.init(
            picture.source, size: picture.size, renderingMode: picture.renderingMode, tint: picture.ownTint,
            kept: picture.retainedImage)
    }

    /// Creates an image. Scale and orientation have no effect.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage)
    }

    /// The orientation of an image, which is always `up`, because the page applies the orientation in the data.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public var imageOrientation: Orientation { .up }
}

/// Returns the original data; see `pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns the original data; see `jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
