/// The part of a tab bar controller's view above the tab bar.
final class TabContentView: UIView {
    /// Whether the tab bar covers the bottom safe area.
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
