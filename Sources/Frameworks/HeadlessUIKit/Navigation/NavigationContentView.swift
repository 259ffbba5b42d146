/// The part of a navigation controller's view that is below the bar; it holds the top controller's view and no other.
final class NavigationContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Whether a person can swipe back where the bar shows no back button, or cannot where it does.
    var swipe = Swiping.withButton {
        didSet {
            guard oldValue != swipe else { return }
            hasOwnSwipe = true
            mark(.interaction)
        }
    }
    /// Most never tell of it.
    private var hasOwnSwipe = false

    /// Where a swipe from the edge goes back.
    enum Swiping: String {
        case withButton = ""
        case on
        case off
    }

    required init?(coder: NSCoder) { nil }

    var isUnderBar = true { didSet { if oldValue != isUnderBar { for child in children { child.safeAreaChanged() } } } }

    var isAboveToolbar = false {
        didSet { if oldValue != isAboveToolbar { for child in children { child.safeAreaChanged() } } }
    }

    /// What a large title covers of the content.
    var largeTitleRoom: CGFloat = 0 {
        didSet {
            guard oldValue != largeTitleRoom else { return }
            for child in children { child.safeAreaChanged() }
        }
    }

    override var isBelowBar: Bool { isUnderBar }

    override var providedSafeArea: UIEdgeInsets? {
        var insets = container?.safeAreaInsets ?? SimulatedDevice.current.safeArea
        if isUnderBar { insets.top = largeTitleRoom }
        if isAboveToolbar { insets.bottom = 0 }
        return insets
    }

    override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard hasOwnSwipe, keys.contains(.interaction) else { return }
        writer.string("swipes", swipe == .withButton ? nil : swipe.rawValue)
    }

    override var typeName: String? { nil }
}
