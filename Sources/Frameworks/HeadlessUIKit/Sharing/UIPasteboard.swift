/// What was copied in the session, to be pasted in it again; the clipboard of a reader's own machine is never touched.
public final class UIPasteboard: NSObject {
    /// The pasteboard of the running session; a session begins with nothing on it.
    public static var general: UIPasteboard { UIApplication.shared.values[GeneralPasteboard.self] }

    /// The texts that were copied; nil where there are none.
    public var strings: [String]? { didSet { changeCount += 1 } }
    /// The addresses that were copied; nil where there are none.
    public var urls: [URL]? { didSet { changeCount += 1 } }
    /// The pictures that were copied; nil where there are none.
    public var images: [UIImage]? { didSet { changeCount += 1 } }
    public private(set) var changeCount = 0

    /// The first text.
    public var string: String? {
        get { strings?.first }
        set { replace(strings: newValue.map { [$0] }) }
    }
    /// The first address; it is a text too.
    public var url: URL? {
        get { urls?.first }
        set { replace(strings: newValue.map { [$0.absoluteString] }, urls: newValue.map { [$0] }) }
    }
    /// The first picture.
    public var image: UIImage? {
        get { images?.first }
        set { replace(images: newValue.map { [$0] }) }
    }
    public var hasStrings: Bool { strings?.isEmpty == false }
    public var hasURLs: Bool { urls?.isEmpty == false }
    public var hasImages: Bool { images?.isEmpty == false }

    override init() {}

    /// Puts these things in the place of all that was copied before.
    func replace(strings: [String]? = nil, urls: [URL]? = nil, images: [UIImage]? = nil) {
        let count = changeCount
        (self.strings, self.urls, self.images) = (strings, urls, images)
        changeCount = count + 1
    }
}

private enum GeneralPasteboard: ApplicationKey {
    static var defaultValue: UIPasteboard { UIPasteboard() }
}
