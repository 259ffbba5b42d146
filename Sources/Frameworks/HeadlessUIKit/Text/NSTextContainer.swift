public final class NSTextContainer: NSObject {
    private let changed: () -> Void

    init(changed: @escaping () -> Void) { self.changed = changed }

    /// The padding at both ends of a line.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if oldValue != lineFragmentPadding { changed() } } }
    /// The maximum number of lines; 0 is no limit.
    public var maximumNumberOfLines = 0 { didSet { if oldValue != maximumNumberOfLines { changed() } } }
    /// Stored; has no visible effect.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
}
