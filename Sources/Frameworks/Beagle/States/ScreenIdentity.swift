/// What names a screen in a log or a list.
public struct ScreenIdentity: Equatable, Sendable {
    /// The controller's class.
    public let type: String
    /// The id its document gives it.
    public let id: String?
    /// The URL it was asked for, as it was written.
    public let url: String?
    /// The title in its navigation bar.
    public let title: String?

    /// An identity; only the class is always known.
    public init(type: String, id: String? = nil, url: String? = nil, title: String? = nil) {
        self.type = type
        self.id = id
        self.url = url
        self.title = title
    }
}
