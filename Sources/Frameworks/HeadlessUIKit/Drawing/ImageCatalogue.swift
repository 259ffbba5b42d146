/// The app's images by name, like an asset catalog of iOS.
///
/// ```swift
/// application.images.register(svg: "<svg …/>", named: "bell")
/// UIImage(named: "bell")
/// ```
///
/// `UIImage(named:)` is nil for a name that is not registered.
public final class ImageCatalogue {
    /// An image that was registered in the catalogue.
    package struct Picture {
        fileprivate enum Content {
            /// The text of a string literal, which all sessions share.
            case text(String)
            case bytes([UInt8])
            /// Bytes that are valid for the lifetime of the program.
            case constant(UnsafeRawBufferPointer)
        }

        package let type: String
        /// The size in points; nil if the bytes do not contain it.
        let size: CGSize?
        /// Pixels per point.
        var scale: CGFloat = 1
        /// Whether only the shape is drawn, in the tint colour.
        var isTemplate = false
        fileprivate let content: Content

        package var bytes: [UInt8] {
            switch content {
            case .text(let text): Array(text.utf8)
            case .bytes(let bytes): bytes
            case .constant(let bytes): Array(bytes)
            }
        }
    }

    /// The prefix of the images' addresses on the page; nil while they are not served.
    package var address: String?

    /// The app's asset catalogs, searched after the registered images.
    var bundled: AppResources?

    private var pictures: [String: Picture] = [:]
    private var generatedNameCount = 0

    /// Registers an SVG image, replacing an earlier one with this name.
    public func register(svg: String, named name: String) {
        pictures[name] = Picture(type: "image/svg+xml", size: PictureSize.of(svg.utf8), content: .text(svg))
    }

    /// Registers an image of another type, such as `image/png`, replacing an earlier one with this name.
    public func register(_ bytes: [UInt8], type: String, named name: String) {
        pictures[name] = Picture(type: type, size: PictureSize.of(bytes), content: .bytes(bytes))
    }

    /// Registers an image under a generated name until it is removed. Returns the name.
    func store(_ bytes: [UInt8], type: String) -> String {
        generatedNameCount += 1
        let name = "kept-\(generatedNameCount)"
        register(bytes, type: type, named: name)
        return name
    }

    func remove(_ name: String) { pictures[name] = nil }

    /// Returns the image with this name; nil if there is none.
    package func picture(named name: String) -> Picture? {
        pictures[name] ?? bundled?.pictures[name].map(Picture.init)
    }

    /// Returns the registered name of an image, given its name or file name; nil if there is none.
    func knownName(of name: String) -> String? {
        if has(name) { return name }
        let stem = ["png", "jpg", "jpeg", "svg"].first { name.hasSuffix(".\($0)") }.map { name.dropLast($0.count + 1) }
        return stem.map(String.init).flatMap { has($0) ? $0 : nil }
    }

    /// Returns the address of an image on the page, for an appearance; nil if there is no such image.
    func address(of name: String, in style: UIUserInterfaceStyle = .light) -> String? {
        guard let address, has(name) else { return nil }
        let shown = style == .dark && varies(name) ? name + Self.inTheDark : name
        return shown.addingPercentEncoding(withAllowedCharacters: .alphanumerics).map { address + $0 }
    }

    /// Whether the image has a dark variant.
    func varies(_ name: String) -> Bool { has(name + Self.inTheDark) }

    private func has(_ name: String) -> Bool { pictures[name] != nil || bundled?.pictures[name] != nil }

    /// The suffix of a dark variant's name.
    private static let inTheDark = "~dark"
}

extension ImageCatalogue.Picture {
    /// Creates an image of an asset catalog; its size is read from its bytes.
    fileprivate init(_ picture: AppResources.Picture) {
        let pixels = PictureSize.of(picture.bytes)
        let size = pixels.map { CGSize(width: $0.width / picture.scale, height: $0.height / picture.scale) }
        self.init(
            type: picture.type, size: size, scale: picture.scale, isTemplate: picture.isTemplate,
            content: .constant(picture.bytes))
    }
}
