import Foundation

extension UIImage {
    /// A picture from its bytes; nil where they are none that a browser draws, or more than 16 MB.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture from its bytes, `scale` pixels of which make a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard data.count <= 16 << 20, let type = PictureSize.type(of: data), let pixels = PictureSize.of(data) else {
            return nil
        }
        let points = max(scale, 1)
        let kept = KeptPicture(Array(data), type, in: ImageCatalogue.current)
        self.init(
            .local(kept.name), size: CGSize(width: pixels.width / points, height: pixels.height / points), kept: kept)
    }

    /// A picture from a file; nil where it cannot be read, or is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }
}

/// Bytes of a picture that are there as long as somebody has it.
final class KeptPicture {
    let name: String
    private weak var catalogue: ImageCatalogue?

    init(_ bytes: [UInt8], _ type: String, in catalogue: ImageCatalogue) {
        name = catalogue.keep(bytes, type: type)
        self.catalogue = catalogue
    }

    deinit { catalogue?.remove(name) }
}
