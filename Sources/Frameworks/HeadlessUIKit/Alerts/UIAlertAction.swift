/// One button of an alert.
open class UIAlertAction: NSObject {
    /// How a button looks and where it stands.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// The words on the button.
    public let title: String?
    /// How it looks and where it stands.
    public let style: Style
    /// Whether it can be tapped.
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
