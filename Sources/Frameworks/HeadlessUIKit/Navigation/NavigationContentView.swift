/// The part of a navigation controller's view below the bar, which contains the top controller's view.
final class NavigationContentView: UIView {
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
    /// Whether ``swipe`` was ever set. Most navigation controllers never send it to the page.
    private var hasOwnSwipe = false

    /// The availability of the swipe back.
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

    /// The height of the large title that covers the content.
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
        writer.setString(.swipes, to: swipe == .withButton ? nil : swipe.rawValue)
    }

    override var typeName: String? { nil }
}
