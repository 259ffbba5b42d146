open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, bordered, done }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    open var style = Style.plain { didSet { if oldValue != style { changed?() } } }
    open var tintColor: UIColor? { didSet { if oldValue != tintColor { changed?() } } }
    open var customView: UIView? { didSet { if oldValue !== customView { changed?() } } }
    open var primaryAction: UIAction? { didSet { changed?() } }
    /// The menu that a tap opens; not opened if the item has an action.
    open var menu: UIMenu?
    open var isHidden = false { didSet { if oldValue != isHidden { changed?() } } }
    open var width: CGFloat = 0 { didSet { if oldValue != width { changed?() } } }
    /// Whether the item is a flexible space.
    private(set) var isFlexibleSpace = false
    /// The receiver of ``action``; if nil, the action is sent to the first responder that implements it, starting at
    /// the bar.
    open weak var target: AnyObject?
    /// The action that a press sends if there is no ``primaryAction``.
    open var action: Selector?

    public override init() {}

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil,
        style: Style = .plain
    ) {
        self.init()
        self.menu = menu
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.style = style
    }

    public convenience init(title: String?, style: Style, handler: (() -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        if let handler { primaryAction = UIAction { _ in handler() } }
    }

    public convenience init(image: UIImage?, style: Style, handler: (() -> Void)? = nil) {
        self.init()
        self.image = image
        self.style = style
        if let handler { primaryAction = UIAction { _ in handler() } }
    }

    /// The system's name of an item that is shown as a symbol. Used for accessibility.
    private(set) var symbolName: String?

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
        switch systemItem.content {
        case .space: isFlexibleSpace = systemItem == .flexibleSpace
        case .words(let words): title = SystemWords.word(words)
        case .symbol(let symbol, let name):
            image = UIImage(systemName: symbol)
            symbolName = SystemWords.word(name)
        }
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    public convenience init(barButtonSystemItem: SystemItem, handler: (() -> Void)? = nil) {
        self.init(systemItem: barButtonSystemItem, primaryAction: handler.map { run in UIAction { _ in run() } })
    }

    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

extension UIBarButtonItem.SystemItem {
    /// The content of a system item.
    enum Content: Equatable {
        case space
        case words(String)
        case symbol(String, name: String)
    }

    var content: Content {
        switch self {
        case .flexibleSpace, .fixedSpace: .space
        case .done: .words("Done")
        case .cancel: .words("Cancel")
        case .edit: .words("Edit")
        case .save: .words("Save")
        case .undo: .words("Undo")
        case .redo: .words("Redo")
        case .add: .symbol("plus", name: "Add")
        case .compose: .symbol("square.and.pencil", name: "Compose")
        case .reply: .symbol("arrowshape.turn.up.left", name: "Reply")
        case .action: .symbol("square.and.arrow.up", name: "Share")
        case .organize: .symbol("folder", name: "Organize")
        case .bookmarks: .symbol("book", name: "Bookmarks")
        case .search: .symbol("magnifyingglass", name: "Search")
        case .refresh: .symbol("arrow.clockwise", name: "Refresh")
        case .stop: .symbol("xmark", name: "Stop")
        case .camera: .symbol("camera", name: "Camera")
        case .trash: .symbol("trash", name: "Delete")
        case .play: .symbol("play.fill", name: "Play")
        case .pause: .symbol("pause.fill", name: "Pause")
        case .rewind: .symbol("backward.fill", name: "Rewind")
        case .fastForward: .symbol("forward.fill", name: "Fast forward")
        case .close: .symbol("xmark.circle.fill", name: "Close")
        }
    }
}
