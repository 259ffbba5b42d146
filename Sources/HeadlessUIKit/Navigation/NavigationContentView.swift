/// The part of a navigation controller's view that is below the bar; it holds the top controller's view and no other.
final class NavigationContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
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

    override var providedSafeArea: UIEdgeInsets? {
        var insets = container?.safeAreaInsets ?? SimulatedDevice.current.safeArea
        if isUnderBar { insets.top = largeTitleRoom }
        if isAboveToolbar { insets.bottom = 0 }
        return insets
    }

    override var typeName: String? { nil }
}
