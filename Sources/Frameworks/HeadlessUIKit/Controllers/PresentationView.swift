/// The frame a presented controller's view lies in.
package final class PresentationView: UIView {
    package let style: PresentationStyle
    /// Whether a sheet stays when a person drags it.
    var isHeld = false {
        didSet {
            guard oldValue != isHeld else { return }
            hasBeenHeld = true
            mark(.interaction)
        }
    }
    /// Most never tell of it.
    private var hasBeenHeld = false

    /// The presentation controller of an app's own that says what lies where.
    private weak var controller: UIPresentationController?
    /// Whether what is presented is on its way, and has no place that would be its own.
    var isInTransition = false
    private var arrangedSize = CGSize.zero

    /// From now on a presentation controller of an app's own says what lies where.
    func arrange(_ controller: UIPresentationController) {
        self.controller = controller
        arrangedSize = bounds.size
        setNeedsLayout()
    }

    init(style: PresentationStyle) {
        self.style = style
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if style == .alert { backgroundColor = UIColor(white: 0, alpha: 0.2) }
    }

    package required init?(coder: NSCoder) { nil }

    package override var providedSafeArea: UIEdgeInsets? {
        var insets = SimulatedDevice.current.safeArea
        switch style {
        case .sheet: insets.top = 0
        case .fullScreen, .overFullScreen, .alert: break
        }
        return insets
    }

    func hold(_ view: UIView) {
        switch style {
        case .alert:
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
        case .sheet, .fullScreen, .overFullScreen:
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// Where it lies in a window: a sheet leaves a little of what is behind it.
    func place(in window: UIWindow) -> CGRect {
        let whole = CGRect(origin: .zero, size: window.bounds.size)
        guard style == .sheet else { return whole }
        return whole.inset(
            by: UIEdgeInsets(top: SimulatedDevice.current.safeArea.top + Self.behindSheet, left: 0, bottom: 0, right: 0)
        )
    }

    private static let behindSheet: CGFloat = 10

    package override func layoutSubviews() {
        if let window = container as? UIWindow { set(place(in: window)) }
        controller?.containerViewWillLayoutSubviews()
        if let controller, !isInTransition, arrangedSize != bounds.size {
            controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
        }
        arrangedSize = bounds.size
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
        for case let dialog as any Dialog in children { dialog.set(dialog.place(in: self)) }
    }

    package override var typeName: String? { nil }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.string("presentation", style.rawValue) }
        if keys.contains(.interaction), hasBeenHeld { writer.bool("held", isHeld) }
    }
}

/// A view that says by itself where it lies in what it is presented in.
protocol Dialog: UIView {
    func place(in room: UIView) -> CGRect
}
