extension UIView {
    /// Distances that content keeps from the edges. What is set counts from the safe area, and what is answered from
    /// the edges of the view; the root view of a controller keeps the system's distances at the sides besides.
    public var layoutMargins: UIEdgeInsets {
        get {
            var margins = ownMargins
            if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
            guard preservesSuperviewLayoutMargins, let around = container else { return margins }
            let (outer, room) = (around.layoutMargins, around.rectangle.size)
            return UIEdgeInsets(
                top: max(margins.top, outer.top - rectangle.minY), left: max(margins.left, outer.left - rectangle.minX),
                bottom: max(margins.bottom, outer.bottom - (room.height - rectangle.maxY)),
                right: max(margins.right, outer.right - (room.width - rectangle.maxX)))
        }
        set {
            withExtras { $0.forRarest.margins.own = newValue }
            marginsChanged()
        }
    }

    /// Distances that content keeps from the edges, by reading direction.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let (leading, trailing) = isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
            return .init(top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
        }
        set {
            let (left, right) =
                isMirrored ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
            layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
        }
    }

    /// Whether the margins of the view around this one are kept here too, where they reach into it. The content of a
    /// row keeps those of its row.
    public var preservesSuperviewLayoutMargins: Bool {
        get { rare?.rarest?.margins.preservesOuter ?? (container?.keepsMargins(of: self) ?? false) }
        set {
            withExtras { $0.forRarest.margins.preservesOuter = newValue }
            marginsChanged()
        }
    }

    /// Whether margins count from the safe area or from the edges. Where nobody says so, those of a screen's root view
    /// count from the safe area, and others from the edges: what is as large as its content would grow with what it
    /// gets out of the way of.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { rare?.rarest?.margins.countsFromSafeArea ?? isRootView }
        set {
            withExtras { $0.forRarest.margins.countsFromSafeArea = newValue }
            marginsChanged()
        }
    }

    private var isRootView: Bool { controllerResponder != nil }

    /// What was set, or what such a view has without more.
    private var ownMargins: UIEdgeInsets {
        let set = rare?.rarest?.margins.own
        guard let controller = controllerResponder else { return set ?? plainMargins }
        let side = SystemMargins.side
        let margins = set ?? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        guard controller.keepsSystemMargins else { return margins }
        return UIEdgeInsets(
            top: margins.top, left: max(side, margins.left), bottom: margins.bottom, right: max(side, margins.right))
    }

    func marginsChanged() {
        constraintEngine?.geometryChanged(of: self)
        setNeedsLayout()
    }

    /// The views whose margins count in this one's, this one first.
    var marginSources: [UIView] {
        var (sources, view) = ([self], self)
        while view.preservesSuperviewLayoutMargins, let around = view.container {
            sources.append(around)
            view = around
        }
        return sources
    }
}

/// What is said of a view's margins.
struct MarginFacts {
    var own: UIEdgeInsets?
    var preservesOuter: Bool?
    var countsFromSafeArea: Bool?
}

/// The distances that the system keeps at the sides of a screen.
enum SystemMargins {
    /// Wide phones have more.
    static var side: CGFloat { SimulatedDevice.current.size.width < 414 ? 16 : 20 }
}
