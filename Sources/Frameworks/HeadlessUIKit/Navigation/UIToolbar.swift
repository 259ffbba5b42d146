package import ViewSchema

open class UIToolbar: UIView {
    /// The delegate. Only a toolbar without a navigation controller needs one.
    open weak var delegate: (any UIToolbarDelegate)?
    open var barTintColor: UIColor? { didSet { if oldValue != barTintColor { mark(.style) } } }
    open var barStyle = UIBarStyle.default { didSet { if oldValue != barStyle { mark(.style) } } }
    /// Has no effect.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// Has no effect.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
    /// Whether controllers extend beneath the bar. All bars of the page are drawn translucent.
    open var isTranslucent = true { didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } } }
    /// The appearance of the bar. A nil background colour draws the material.
    open var standardAppearance = UIToolbarAppearance() { didSet { mark(.style) } }
    /// Stored; has no visible effect.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Stored; has no visible effect.
    open var compactAppearance: UIToolbarAppearance?
    open var items: [UIBarButtonItem]? { didSet { show(former: oldValue) } }
    private var slots: [BarSlot] = []

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The height of the row of buttons, without the safe area.
    static let row: CGFloat = 44
    /// The distance of the first and the last button from the edges.
    private static let margin: CGFloat = 16

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.row) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.row) }

    package override var plainKind: ViewKind { .tabbar }
    package override var plainRole: String? { "toolbar" }
    package override var drawnFill: UIColor? {
        super.drawnFill ?? barTintColor ?? barStyle.fill ?? standardAppearance.background.color
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        guard keys.contains(.style) else { return }
        standardAppearance.background.project(fill: drawnFill, into: writer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let (leading, trailing) = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
        let sizes = slots.map(\.size)
        let stretches = slots.filter(\.item.isFlexibleSpace).count
        let room = bounds.width - leading - trailing - 2 * Self.margin
        let free = max(0, room - sizes.reduce(0) { $0 + $1.width })
        // Without a flexible space, the buttons are spaced evenly.
        let between = stretches == 0 && slots.count > 1 ? free / CGFloat(slots.count - 1) : 0
        var x = leading + Self.margin
        for (slot, asked) in zip(slots, sizes) {
            let size = CGSize(width: min(asked.width, max(0, Self.margin + leading + room - x)), height: asked.height)
            slot.recordWidth(size.width, requested: asked.width)
            let y = ((Self.row - size.height) * 1.5).rounded() / 3
            slot.view.set(
                sided(CGRect(x: (x * 3).rounded() / 3, y: max(0, y), width: size.width, height: size.height)))
            x += size.width + between + (slot.item.isFlexibleSpace ? free / CGFloat(stretches) : 0)
        }
    }

    private func show(former: [UIBarButtonItem]?) {
        for item in former ?? [] { item.changed = nil }
        for slot in slots { slot.view.removeFromSuperview() }
        slots = (items ?? []).map(BarSlot.init)
        for slot in slots {
            addSubview(slot.view)
            slot.item.changed = { [weak self, weak slot] in
                slot?.update()
                self?.setNeedsLayout()
            }
        }
        setNeedsLayout()
    }
}
