import Beagle
public import HeadlessUIKit

/// A view's layout as YogaKit has it, which Beagle 1.x hands on (YogaKit, YGLayout.h).
public final class YGLayout {
    private weak var view: UIView?

    init(_ view: UIView) { self.view = view }

    /// Whether the view is laid out as components are.
    public var isEnabled: Bool {
        get { view?.style.isFlexEnabled ?? false }
        set { view?.style.isFlexEnabled = newValue }
    }

    /// Has the view measured again.
    public func markDirty() { view?.style.markDirty() }

    /// Lays out what is in the view now; where it stands is not its own to say.
    public func applyLayout(preservingOrigin: Bool) { view?.style.applyLayout() }
}

extension UIView {
    /// The view's layout as YogaKit has it.
    public var yoga: YGLayout { YGLayout(self) }
}
