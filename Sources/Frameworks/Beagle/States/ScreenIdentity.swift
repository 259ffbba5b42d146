/// The identity of a screen in a log or a list.
public struct ScreenIdentity: Equatable, Sendable {
    /// The name of the controller's class.
    public let type: String
    /// The id of the screen in its document; nil if it has none.
    public let id: String?
    /// The URL as it was requested; nil if the screen was not fetched.
    public let url: String?
    /// The title in the navigation bar; nil if it has none.
    public let title: String?

    public init(type: String, id: String? = nil, url: String? = nil, title: String? = nil) {
        self.type = type
        self.id = id
        self.url = url
        self.title = title
    }
}
