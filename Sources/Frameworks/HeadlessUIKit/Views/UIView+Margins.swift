extension UIView {
    /// Whether the superview's margins also apply to the part of this view into which they extend. By default true for
    /// the content view of a cell.
    public var preservesSuperviewLayoutMargins: Bool {
        get { rare?.rarest?.margins.preservesOuter ?? (container?.keepsMargins(of: self) ?? false) }
        set {
            withExtras { $0.forRarest.margins.preservesOuter = newValue }
            marginsChanged()
        }
    }

    /// Whether the margins include the safe area. By default true only for the root view of a controller. Other views
    /// have false, because a view with the size of its content would grow by the safe area that it avoids.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { rare?.rarest?.margins.countsFromSafeArea ?? isRootView }
        set {
            withExtras { $0.forRarest.margins.countsFromSafeArea = newValue }
            marginsChanged()
        }
    }

    private var isRootView: Bool { controllerResponder != nil }

    /// The margins that code has set, or the default margins.
    var ownMargins: UIEdgeInsets {
        let set = rare?.rarest?.margins.own
        guard let controller = controllerResponder else { return set ?? plainMargins }
        let side = SystemMargins.side
        let margins = set ?? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        guard controller.keepsSystemMargins else { return margins }
        return UIEdgeInsets(
            top: margins.top, left: max(side, margins.left), bottom: margins.bottom, right: max(side, margins.right))
    }

    func marginsChanged() {
        layoutMarginsDidChange()
        constraintEngine?.geometryChanged(of: self)
        setNeedsLayout()
    }

    /// The view, followed by the ancestors whose margins it preserves.
    var marginSources: [UIView] {
        var (sources, view) = ([self], self)
        while view.preservesSuperviewLayoutMargins, let around = view.container {
            sources.append(around)
            view = around
        }
        return sources
    }
}

/// The margin settings of a view.
struct MarginFacts {
    var own: UIEdgeInsets?
    var preservesOuter: Bool?
    var countsFromSafeArea: Bool?
}

/// The system's minimum side margins.
enum SystemMargins {
    /// The margin of the left and the right side. It is larger on wide phones.
    static var side: CGFloat { SimulatedDevice.current.size.width < 414 ? 16 : 20 }
}
