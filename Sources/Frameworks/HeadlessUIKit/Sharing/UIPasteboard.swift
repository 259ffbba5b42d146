/// The session's own pasteboard. The clipboard of the user's device is never used.
public final class UIPasteboard: NSObject {
    /// The pasteboard of the running session, empty at the beginning.
    public static var general: UIPasteboard { AppEnvironment.current.values[GeneralPasteboard.self] }

    /// The strings; nil if there are none.
    public var strings: [String]? { didSet { changeCount += 1 } }
    /// The URLs; nil if there are none.
    public var urls: [URL]? { didSet { changeCount += 1 } }
    /// The images; nil if there are none.
    public var images: [UIImage]? { didSet { changeCount += 1 } }
    public private(set) var changeCount = 0

    public var string: String? {
        get { strings?.first }
        set { replace(strings: newValue.map { [$0] }) }
    }
    /// The first URL. Setting it also makes the URL available as a string.
    public var url: URL? {
        get { urls?.first }
        set { replace(strings: newValue.map { [$0.absoluteString] }, urls: newValue.map { [$0] }) }
    }
    public var image: UIImage? {
        get { images?.first }
        set { replace(images: newValue.map { [$0] }) }
    }
    public var hasStrings: Bool { strings?.isEmpty == false }
    public var hasURLs: Bool { urls?.isEmpty == false }
    public var hasImages: Bool { images?.isEmpty == false }

    override init() {}

    /// Replaces the contents of the pasteboard.
    func replace(strings: [String]? = nil, urls: [URL]? = nil, images: [UIImage]? = nil) {
        let count = changeCount
        (self.strings, self.urls, self.images) = (strings, urls, images)
        changeCount = count + 1
    }
}

private enum GeneralPasteboard: ApplicationKey {
    static var defaultValue: UIPasteboard { UIPasteboard() }
}
