/// The part of a navigation controller's view that contains the top controller's view, beneath the bars.
///
/// In the hierarchy it follows the navigation bar, so that assistive technology reads the bar first. It is drawn behind
/// the bar.
final class NavigationContentView: BarContentView {
    /// The bar that is in front of the content.
    weak var bar: UINavigationBar?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// The availability of the swipe back: by default the same as that of the back button.
    var swipe = Swiping.withButton {
        didSet {
            guard oldValue != swipe else { return }
            hasOwnSwipe = true
            mark(.interaction)
        }
    }
    /// Whether ``swipe`` was ever set. The page gets the property only then, because most navigation controllers never
    /// need it.
    private var hasOwnSwipe = false

    /// The availability of the swipe back.
    enum Swiping: String {
        case withButton = ""
        case on
        case off
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the navigation bar is shown, so that the insets of scroll views are adjusted to it.
    var isUnderBar = true { didSet { if oldValue != isUnderBar { for child in children { child.safeAreaChanged() } } } }

    override var isBelowBar: Bool { isUnderBar }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let bar, let hit = bar.hitTest(bar.convert(point, from: self), with: event) { return hit }
        return super.hitTest(point, with: event)
    }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.setBool(.belowBar, to: true) }
        guard hasOwnSwipe, keys.contains(.interaction) else { return }
        writer.setString(.swipes, to: swipe == .withButton ? nil : swipe.rawValue)
    }
}
