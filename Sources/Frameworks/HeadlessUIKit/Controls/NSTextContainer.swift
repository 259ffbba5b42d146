public final class NSTextContainer: NSObject {
    private let changed: () -> Void

    init(changed: @escaping () -> Void) { self.changed = changed }

    /// What every line keeps free at both ends.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if oldValue != lineFragmentPadding { changed() } } }
    /// How many lines at most; 0 is as many as it takes.
    public var maximumNumberOfLines = 0 { didSet { if oldValue != maximumNumberOfLines { changed() } } }
    /// How text that does not fit is broken or cut; kept.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
}
