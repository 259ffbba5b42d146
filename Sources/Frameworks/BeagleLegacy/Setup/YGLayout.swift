import Beagle
public import HeadlessUIKit

/// The layout of a view, with the interface of YogaKit that Beagle 1.x exports (YogaKit, YGLayout.h).
public final class YGLayout {
    private weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    /// Whether the view takes part in the flex layout.
    public var isEnabled: Bool {
        get { view?.style.isFlexEnabled ?? false }
        set { view?.style.isFlexEnabled = newValue }
    }

    /// Marks the layout as invalid, so that the view is measured again.
    public func markDirty() { view?.style.markDirty() }

    /// Lays out the subviews. The origin is always preserved, because the layout of the superview determines it.
    public func applyLayout(preservingOrigin: Bool) { view?.style.applyLayout() }
}

extension UIView {
    public var yoga: YGLayout { YGLayout(self) }
}
