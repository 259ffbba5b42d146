/// The area into which a layout manager lays out text.
open class NSTextContainer: NSObject {
    /// Called when a property changes that affects the layout.
    var changed: () -> Void = {}

    /// Creates a container. A width or height of 0 stands for no limit.
    public init(size: CGSize) { self.size = size }
    public convenience override init() { self.init(size: .zero) }

    /// The size. A width or height of 0 stands for no limit.
    open var size: CGSize { didSet { if oldValue != size { changed() } } }
    /// The layout manager to which the container belongs.
    public internal(set) weak var layoutManager: NSLayoutManager?
    /// The padding at both ends of a line.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if oldValue != lineFragmentPadding { changed() } } }
    /// The maximum number of lines; 0 is no limit.
    open var maximumNumberOfLines = 0 { didSet { if oldValue != maximumNumberOfLines { changed() } } }
    /// The line break mode. It has no visible effect in the container of a text view.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if oldValue != lineBreakMode { changed() } } }
    /// Stored; has no visible effect, because the container of a text view always has the text view's width.
    open var widthTracksTextView = false
    /// Stored; has no visible effect.
    open var heightTracksTextView = false
}
