open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// What is done; the closure it is given says whether it was, and draws the row back.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// What lies behind the words; grey, or red where it destroys something.
    open var backgroundColor: UIColor!
    open var image: UIImage?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether drawing the row all the way does the first of them.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// What can be done with a row that is drawn aside, in the words of iOS 8.
open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, normal
        /// The same as `default`.
        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    /// What lies behind the words; grey, or red where it destroys something.
    open var backgroundColor: UIColor?
    /// A blur behind the words; kept.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// The same in the words of iOS 11, for a row.
    func contextual(at place: IndexPath) -> UIContextualAction {
        let made = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            [handler] _, _, done in
            handler(self, place)
            done(true)
        }
        if let backgroundColor { made.backgroundColor = backgroundColor }
        return made
    }
}
