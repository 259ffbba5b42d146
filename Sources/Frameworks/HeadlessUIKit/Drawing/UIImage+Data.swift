import Foundation

extension UIImage {
    /// Creates an image from its data; nil for data over 16 MB, or in a format that browsers do not show.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from its data. `scale` is the number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        if let symbol = SymbolData(data) {
            self.init(.symbol(symbol.name), size: symbol.size)
            return
        }
        guard data.count <= 16 << 20, let type = PictureSize.type(of: data), let pixels = PictureSize.of(data) else {
            return nil
        }
        let points = max(scale, 1)
        let kept = RetainedImage(Array(data), type: type, in: ImageCatalogue.current)
        self.init(
            .local(kept.name), size: CGSize(width: pixels.width / points, height: pixels.height / points), kept: kept)
    }

    /// Creates an image from a file; nil if the file cannot be read, or is not an image.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }
}

/// The registered bytes of an image, which are removed when the last reference is released.
final class RetainedImage {
    let name: String
    private weak var catalogue: ImageCatalogue?

    init(_ bytes: [UInt8], type: String, in catalogue: ImageCatalogue) {
        name = catalogue.store(bytes, type: type)
        self.catalogue = catalogue
    }

    deinit { catalogue?.remove(name) }
}
