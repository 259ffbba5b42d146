open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true { didSet { if oldValue != isEnabled { changed?() } } }
    let handler: ((UIAlertAction) -> Void)?
    var changed: (() -> Void)?

    /// `handler` is called after the alert is dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
