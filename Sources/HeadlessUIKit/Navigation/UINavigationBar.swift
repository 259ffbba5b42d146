/// The bar above the content of a navigation controller: back button, title, buttons.
open class UINavigationBar: UIView {
    /// The fill of the bar.
    open var barTintColor: UIColor? { didSet { if oldValue != barTintColor { mark(.style) } } }
    /// Whether content shines through.
    open var isTranslucent = true { didSet { if oldValue != isTranslucent { mark(.style) } } }
    /// Whether titles are large while the content is at its top; kept.
    open var prefersLargeTitles = false
    /// The look of the title: colour and font are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { styleTitle() } }
    /// A hairline's picture; kept.
    open var shadowImage: UIImage?
    /// How the bar looks over content.
    open var standardAppearance = UINavigationBarAppearance() { didSet { adopt(standardAppearance) } }
    /// How it looks at the top of content; kept.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How it looks in low bars; kept.
    open var compactAppearance: UINavigationBarAppearance?

    package let backButton = UIButton(type: .system)
    let titleLabel = UILabel()
    private var left: [BarSlot] = []
    private var right: [BarSlot] = []
    private weak var titleView: UIView?
    private(set) var item: UINavigationItem?

    /// A bar in a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// A bar from an archive; nothing is read from it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { item }

    /// Sets the picture behind the bar; kept.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    package override var plainKind: ViewKind { .navigationbar }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.state) { writer.bool("barHidden", isHidden) }
    }

    package override var drawnFill: UIColor? { super.drawnFill ?? barTintColor }

    package override func arrange(_ css: inout LayoutCSS) {
        css = LayoutCSS()
        css[.position] = "relative"
        css[.flex] = "0 0 auto"
        css[.flexDirection] = "row"
        css[.alignItems] = "center"
        css[.minHeight] = "calc(44px + var(--safe-area-top, 0px))"
        css[.padding] = "var(--safe-area-top, 0px) 8px 0px"
    }

    package override var flow: ChildFlow { .stack(.horizontal) }

    package override func arrange(child: UIView, _ css: inout LayoutCSS) {
        css[.flex] = child === titleLabel || child === titleView ? "1 1 0" : "0 0 auto"
    }

    /// Shows `item`; `previous` is what the back button leads to, nil when there is nothing.
    func show(_ item: UINavigationItem?, previous: UINavigationItem?) {
        self.item = item
        let supplements = item?.leftItemsSupplementBackButton == true || item?.leftBarButtonItems?.isEmpty != false
        let shows = previous != nil && item?.hidesBackButton != true && supplements
        backButton.isHidden = !shows
        let custom = previous?.backBarButtonItem
        backButton.setTitle(previous?.backButtonTitle ?? custom?.title ?? previous?.title ?? "Back", for: .normal)
        backButton.setImage(custom?.image, for: .normal)
        backButton.accessibilityIdentifier = custom?.accessibilityIdentifier
        showTitle(item)
        left = fill(left, with: item?.leftBarButtonItems ?? [], before: titleView ?? titleLabel)
        right = fill(right, with: (item?.rightBarButtonItems ?? []).reversed(), before: nil)
    }

    private func showTitle(_ item: UINavigationItem?) {
        titleLabel.text = item?.title
        guard titleView !== item?.titleView else { return }
        titleView?.removeFromSuperview()
        titleView = item?.titleView
        titleLabel.isHidden = titleView != nil
        if let titleView { insertSubview(titleView, belowSubview: titleLabel) }
    }

    private func fill(_ slots: [BarSlot], with items: [UIBarButtonItem], before next: UIView?) -> [BarSlot] {
        let kept = slots.filter { slot in items.contains { $0 === slot.item } }
        for slot in slots where !kept.contains(where: { $0 === slot }) { slot.view.removeFromSuperview() }
        let filled = items.map { item in kept.first { $0.item === item } ?? BarSlot(item) }
        let inOrder = kept.map(ObjectIdentifier.init) == filled.map(ObjectIdentifier.init)
        for slot in filled {
            slot.update()
            guard !inOrder || slot.view.superview !== self else { continue }
            if let next { insertSubview(slot.view, belowSubview: next) } else { addSubview(slot.view) }
        }
        return filled
    }

    private func styleTitle() {
        if let color = titleTextAttributes?[.foregroundColor] as? UIColor { titleLabel.textColor = color }
        if let font = titleTextAttributes?[.font] as? UIFont { titleLabel.font = font }
    }

    private func adopt(_ look: UINavigationBarAppearance) {
        barTintColor = look.backgroundColor
        titleTextAttributes = look.titleTextAttributes
    }

    private func begin() {
        backButton.accessibilityLabel = "Back"
        backButton.isHidden = true
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.declared.headingLevel = 1
        addSubview(backButton)
        addSubview(titleLabel)
    }
}
