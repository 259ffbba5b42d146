/// The part of a container's view that shows the selected child. It extends beneath the container's bars.
class BarContentView: UIView {
    /// The bars around the content.
    struct Bars: Equatable {
        /// The space that the bars cover, measured from the edges of the content.
        var insets = UIEdgeInsets.zero
        /// The edges with an opaque bar.
        var opaque: UIRectEdge = []

        /// Adds a bar at an edge.
        mutating func add(_ height: CGFloat, at edge: UIRectEdge, isTranslucent: Bool) {
            guard height > 0 else { return }
            if edge == .top { insets.top = height } else { insets.bottom = height }
            if !isTranslucent { opaque.insert(edge) }
        }
    }

    /// The bars of the container.
    var bars = Bars() {
        didSet {
            guard oldValue != bars else { return }
            for child in children { child.safeAreaChanged() }
        }
    }

    /// The frame that the visible child's view last received.
    private var fitted: CGRect?

    override var providedSafeArea: UIEdgeInsets? {
        var insets = container?.safeAreaInsets ?? SimulatedDevice.current.safeArea
        insets.top = max(insets.top, bars.insets.top)
        insets.bottom = max(insets.bottom, bars.insets.bottom)
        return insets
    }

    override var typeName: String? { nil }

    /// Returns the frame of a child's view: the whole content, except the areas beneath bars under which the child does
    /// not extend.
    func frame(of controller: UIViewController) -> CGRect {
        let around = barsAround
        func isExtended(_ edge: UIRectEdge) -> Bool {
            guard controller.edgesForExtendedLayout.contains(edge) else { return false }
            return !around.opaque.contains(edge) || controller.extendedLayoutIncludesOpaqueBars
        }
        var place = CGRect(origin: .zero, size: bounds.size)
        if !isExtended(.top) {
            place.origin.y = around.insets.top
            place.size.height -= around.insets.top
        }
        if !isExtended(.bottom) { place.size.height -= around.insets.bottom }
        place.size.height = max(0, place.height)
        return place
    }

    /// Gives a child's view its frame, and makes it follow the size of the content.
    func fit(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        let place = frame(of: controller)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = place
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fitted = place
    }

    /// Moves the visible child's view if changed bars or properties give it another frame. Otherwise the frame is not
    /// changed, because the app may have set it.
    func refit(_ controller: UIViewController?) {
        guard let controller, let view = controller.viewIfLoaded, view.superview === self else { return }
        let place = frame(of: controller)
        guard place != fitted else { return }
        fitted = place
        view.frame = place
    }

    /// The bars of the container. At an edge without a bar, the bar of the next enclosing container.
    private var barsAround: Bars {
        var found = bars
        var view: UIView? = container
        while let candidate = view, !(candidate is BarContentView) { view = candidate.container }
        guard let outer = view as? BarContentView else { return found }
        let (around, place) = (outer.barsAround, outer.convert(bounds, from: self))
        let below = around.insets.bottom - (outer.bounds.maxY - place.maxY)
        if found.insets.top == 0 { found.insets.top = max(0, around.insets.top - place.minY) }
        if found.insets.bottom == 0 { found.insets.bottom = max(0, below) }
        found.opaque.formUnion(around.opaque)
        return found
    }
}
