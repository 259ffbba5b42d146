/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    /// How heavy it looks.
    public enum Style: Int, Sendable { case plain, bordered, done }

    /// Buttons the system has words for.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    /// How heavy it looks.
    open var style = Style.plain { didSet { if oldValue != style { changed?() } } }
    /// The colour of its words.
    open var tintColor: UIColor? { didSet { if oldValue != tintColor { changed?() } } }
    /// A view that stands in place of the button.
    open var customView: UIView? { didSet { if oldValue !== customView { changed?() } } }
    /// What it does.
    open var primaryAction: UIAction? { didSet { changed?() } }
    /// Room it takes when it is a space; kept.
    open var width: CGFloat = 0
    /// Who is told, where code sets one; kept.
    open weak var target: AnyObject?

    /// An empty button.
    public override init() {}

    /// A button made of an action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, style: Style = .plain
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.style = style
    }

    /// A button that runs `handler`.
    public convenience init(title: String?, style: Style, handler: (() -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        if let handler { primaryAction = UIAction { _ in handler() } }
    }

    /// A button with a picture that runs `handler`.
    public convenience init(image: UIImage?, style: Style, handler: (() -> Void)? = nil) {
        self.init()
        self.image = image
        self.style = style
        if let handler { primaryAction = UIAction { _ in handler() } }
    }

    /// A button the system has words for.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        title = systemItem.title
        style = systemItem == .done ? .done : .plain
    }

    /// A button the system has words for, that runs `handler`.
    public convenience init(barButtonSystemItem: SystemItem, handler: (() -> Void)? = nil) {
        self.init(systemItem: barButtonSystemItem, primaryAction: handler.map { run in UIAction { _ in run() } })
    }

    /// A view in the bar.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

extension UIBarButtonItem.SystemItem {
    var title: String? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Action"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        }
    }
}
