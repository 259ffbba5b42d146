open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// The function that performs an action. It must call the closure with whether the action was performed. The call
    /// closes the row.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// The background colour; by default grey, or red for a destructive action.
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
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }

    /// Creates a configuration without actions.
    public override convenience init() { self.init(actions: []) }
}

/// A swipe action of the API from iOS 8.
open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, normal
        /// Equal to `default`.
        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    /// The background colour; by default grey, or red for a destructive action.
    open var backgroundColor: UIColor?
    /// Stored; has no visible effect.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// Returns an equivalent contextual action for a row.
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
