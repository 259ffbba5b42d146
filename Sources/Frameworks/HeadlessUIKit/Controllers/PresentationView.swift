/// The container view of a presented controller.
package final class PresentationView: UIView {
    package let style: PresentationStyle
    /// Whether a sheet cannot be dismissed by dragging it down.
    var isHeld = false {
        didSet {
            guard oldValue != isHeld else { return }
            hasBeenHeld = true
            mark(.interaction)
        }
    }
    /// Whether ``isHeld`` was ever set. The page gets the property only then, because most sheets never need it.
    private var hasBeenHeld = false

    /// The app's own presentation controller, which lays out the subviews.
    private weak var controller: UIPresentationController?
    /// The sheet presentation controller of the presented controller; nil if the app has not asked for it.
    private(set) weak var sheet: UISheetPresentationController?
    /// The view that dims the content behind a sheet; nil if nothing is dimmed.
    private var dimming: ShadeView?

    /// Whether the presented controller is in a transition and must not be laid out.
    var isInTransition = false
    private var arrangedSize = CGSize.zero

    /// Lets an app's presentation controller lay out the subviews from now on.
    func arrange(_ controller: UIPresentationController) {
        self.controller = controller
        arrangedSize = bounds.size
        setNeedsLayout()
    }

    init(style: PresentationStyle, sheet: UISheetPresentationController? = nil) {
        self.sheet = sheet
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
        let large = whole.inset(
            by: UIEdgeInsets(top: SimulatedDevice.current.safeArea.top + Self.behindSheet, left: 0, bottom: 0, right: 0)
        )
        guard let height = sheet?.height(atMost: large.height) else { return large }
        return CGRect(x: 0, y: whole.height - height, width: whole.width, height: height)
    }

    /// Whether the content behind the sheet is visible, because its detent is not `large`.
    func showsRest(in window: UIWindow) -> Bool {
        sheet?.height(atMost: window.bounds.height - SimulatedDevice.current.safeArea.top - Self.behindSheet) != nil
    }

    /// Called when the height of a sheet has changed.
    func heightChanged(by sheet: UISheetPresentationController) {
        guard style == .sheet else { return }
        self.sheet = sheet
        guard let window else { return }
        whenHeightChanged?()
        dimRest(in: window)
        setNeedsLayout()
    }

    /// Called after the sheet got another height.
    var whenHeightChanged: (() -> Void)?

    /// Dims the content behind a sheet if the sheet does not cover it.
    func dimRest(in window: UIWindow) {
        guard showsRest(in: window), sheet?.leavesRest == false else { return removeDimming() }
        guard dimming == nil else { return }
        let shade = ShadeView(frame: window.bounds) { [weak self] in
            _ = self?.sheet?.presentedViewController.dragSheetDown()
        }
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming = shade
        window.insertSubview(shade, belowSubview: self)
    }

    func removeDimming() {
        dimming?.removeFromSuperview()
        dimming = nil
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

/// A view that computes its own frame in its container.
protocol SelfPositioningView: UIView {
    func place(in room: UIView) -> CGRect
}
