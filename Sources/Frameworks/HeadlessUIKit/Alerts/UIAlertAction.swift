open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true { didSet { if oldValue != isEnabled { changed?() } } }
    let handler: ((UIAlertAction) -> Void)?
    var changed: (() -> Void)?

    /// A button that ends the alert and then calls `handler`.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
