open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true { didSet { if oldValue != isEnabled { changed?(self) } } }
    let handler: ((UIAlertAction) -> Void)?
    /// The colour of the title. Apps set it by key-value coding. Nil uses the colour of the style.
    var titleTextColor: UIColor? { didSet { if oldValue != titleTextColor { changed?(self) } } }
    var changed: ((UIAlertAction) -> Void)?

    /// Creates an action. `handler` is called after the alert is dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
