package import ViewSchema

open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// The top alignment of a horizontal stack view; equal to `leading`.
        public static let top = Alignment.leading
        /// The bottom alignment of a horizontal stack view; equal to `trailing`.
        public static let bottom = Alignment.trailing
    }

    open private(set) var arrangedSubviews: [UIView] = []
    private var arrangedIDs: Set<ObjectIdentifier> = []
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if oldValue != axis { arrange() } } }
    open var distribution = Distribution.fill { didSet { if oldValue != distribution { arrange() } } }
    open var alignment = Alignment.fill { didSet { if oldValue != alignment { arrange() } } }
    public static let spacingUseSystem: CGFloat = 8
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    open var spacing: CGFloat = 0 { didSet { if oldValue != spacing { arrange() } } }
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrange() } }
    }
    private var gaps: [ObjectIdentifier: CGFloat] = [:]

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        let place = max(0, min(stackIndex, arrangedSubviews.count))
        if let next = arrangedSubviews.indices.contains(place) ? arrangedSubviews[place] : nil {
            insertSubview(view, belowSubview: next)
        } else if view.superview !== self || subviews.last !== view {
            addSubview(view)
        }
        arrangedSubviews.insert(view, at: place)
        arrangedIDs.insert(ObjectIdentifier(view))
        view.translatesAutoresizingMaskIntoConstraints = false
        arrange()
    }

    /// Removes a view from the arranged views. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedIDs.remove(ObjectIdentifier(view)) != nil else { return }
        arrangedSubviews.removeAll { $0 === view }
        gaps[ObjectIdentifier(view)] = nil
        arrange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        gaps[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrange()
    }

    /// Returns the custom spacing after a view; nil if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat? { gaps[ObjectIdentifier(arrangedSubview)] }

    package override var plainKind: ViewKind { .stack }
    package override func arranges(_ child: UIView) -> Bool { arrangedIDs.contains(ObjectIdentifier(child)) }

    open override var intrinsicContentSize: CGSize {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        let sizes = shown.map { $0.fittingSize }
        let gap = spacing * CGFloat(max(0, shown.count - 1))
        switch axis {
        case .horizontal:
            return CGSize(width: sizes.map(\.width).reduce(gap, +), height: sizes.map(\.height).max() ?? 0)
        case .vertical:
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gap, +))
        }
    }

    /// Whether the arranged views are aligned by their baselines.
    var alignsBaselines: Bool { axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline) }

    /// Requests a new arrangement of the arranged views.
    func arrange() {
        flexContentChanged()
        guard isAttached else { return setNeedsLayout() }
        register?.madeEngine.arrangementChanged(in: self)
        setNeedsLayout()
    }

    override func entered(_ register: ViewRegister) {
        super.entered(register)
        if !arrangedSubviews.isEmpty { arrange() }
    }

    override func childChanged(_ child: UIView) {
        if arrangedIDs.contains(ObjectIdentifier(child)) { arrange() }
    }
}
