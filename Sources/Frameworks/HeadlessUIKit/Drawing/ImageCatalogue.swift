/// The app's own pictures by name, as an asset catalogue holds them on iOS.
///
/// ```swift
/// application.images.register(svg: "<svg …/>", named: "bell")
/// UIImage(named: "bell")
/// ```
/// A picture under a name that is not registered keeps its place on the screen and stays empty.
public final class ImageCatalogue {
    /// A registered picture.
    package struct Picture {
        fileprivate enum Content {
            /// Kept as it came: the text of a literal is shared by all sessions.
            case text(String)
            case bytes([UInt8])
            /// As the program has them.
            case constant(UnsafeRawBufferPointer)
        }

        package let type: String
        /// How large it is, in points; nil where its bytes do not say.
        let size: CGSize?
        /// How many pixels make a point.
        var scale: CGFloat = 1
        /// Whether only its shape is drawn.
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

    /// Where the page finds the pictures; nil while nobody serves them.
    package var address: String?

    /// What comes with the app, behind what it registers.
    var bundled: AppResources?

    private var pictures: [String: Picture] = [:]
    private var keptCount = 0

    /// Registers a drawing as SVG text, in place of what had the name.
    public func register(svg: String, named name: String) {
        pictures[name] = Picture(type: "image/svg+xml", size: PictureSize.of(svg.utf8), content: .text(svg))
    }

    /// Registers a picture of another type, such as `image/png`, in place of what had the name.
    public func register(_ bytes: [UInt8], type: String, named name: String) {
        pictures[name] = Picture(type: type, size: PictureSize.of(bytes), content: .bytes(bytes))
    }

    /// Keeps a picture that nobody named, until it is removed. Answers its name.
    func keep(_ bytes: [UInt8], type: String) -> String {
        keptCount += 1
        let name = "kept-\(keptCount)"
        register(bytes, type: type, named: name)
        return name
    }

    func remove(_ name: String) { pictures[name] = nil }

    /// The picture under a name.
    package func picture(named name: String) -> Picture? {
        pictures[name] ?? bundled?.pictures[name].map(Picture.init)
    }

    /// Where the page finds the picture of that name, as it is shown in a style; nil when there is none.
    func address(of name: String, in style: UIUserInterfaceStyle = .light) -> String? {
        guard let address, has(name) else { return nil }
        let shown = style == .dark && varies(name) ? name + Self.inTheDark : name
        return shown.addingPercentEncoding(withAllowedCharacters: .alphanumerics).map { address + $0 }
    }

    /// Whether a picture is another one in the dark.
    func varies(_ name: String) -> Bool { has(name + Self.inTheDark) }

    private func has(_ name: String) -> Bool { pictures[name] != nil || bundled?.pictures[name] != nil }

    /// What the name of a picture that another one is shown as in the dark ends with.
    private static let inTheDark = "~dark"
}

extension ImageCatalogue.Picture {
    /// A picture that comes with an app; its size is found out when somebody asks for it.
    fileprivate init(_ picture: AppResources.Picture) {
        let pixels = PictureSize.of(picture.bytes)
        let size = pixels.map { CGSize(width: $0.width / picture.scale, height: $0.height / picture.scale) }
        self.init(
            type: picture.type, size: size, scale: picture.scale, isTemplate: picture.isTemplate,
            content: .constant(picture.bytes))
    }
}
