/// The container view of a presented controller.
package final class PresentationView: UIView {
    package let style: PresentationStyle
    /// Whether a sheet stays on the screen when the user drags it down.
    var isHeld = false {
        didSet {
            guard oldValue != isHeld else { return }
            hasBeenHeld = true
            mark(.interaction)
        }
    }
    /// Whether ``isHeld`` was ever set. Most sheets never send it to the page.
    private var hasBeenHeld = false

    /// The app's own presentation controller, which lays out the subviews.
    private weak var controller: UIPresentationController?
    /// Whether the presented controller is in a transition and must not be laid out.
    var isInTransition = false
    private var arrangedSize = CGSize.zero

    /// Lets an app's presentation controller lay out the subviews from now on.
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

    func embed(_ view: UIView) {
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

    /// Returns the frame in a window. A sheet leaves the upper edge of the presenter visible.
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
        for case let dialog as any SelfPositioningView in children { dialog.set(dialog.place(in: self)) }
    }

    package override var typeName: String? { nil }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) { writer.setString(.presentation, to: style.rawValue) }
        if keys.contains(.interaction), hasBeenHeld { writer.setBool(.held, to: isHeld) }
    }
}

/// A view that determines its own frame in its container.
protocol SelfPositioningView: UIView {
    func place(in room: UIView) -> CGRect
}
