/// The part of a tab bar controller's view that is above the tabs.
final class TabContentView: UIView {
    /// Whether tabs stand where the corners of the screen are.
    var isAboveTabs = true {
        didSet { if oldValue != isAboveTabs { for child in children { child.safeAreaChanged() } } }
    }

    override var providedSafeArea: UIEdgeInsets? {
        var insets = container?.safeAreaInsets ?? SimulatedDevice.current.safeArea
        if isAboveTabs { insets.bottom = 0 }
        return insets
    }

    override var typeName: String? { nil }
}
