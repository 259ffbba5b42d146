open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    private var segments: [UIButton] = []
    private var chosen = UISegmentedControl.noSegment
    /// The actions of the segments. The key is the identity of the segment's view.
    private var actions: [ObjectIdentifier: UIAction] = [:]
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
    /// The colour of the selected segment; nil uses the system's colour.
    open var selectedSegmentTintColor: UIColor? { didSet { dress() } }

    public init(items: [Any]?) {
        super.init(frame: .zero)
        begin()
        for (place, item) in (items ?? []).enumerated() {
            if let image = item as? UIImage {
                insertSegment(with: image, at: place, animated: false)
            } else {
                insertSegment(withTitle: item as? String, at: place, animated: false)
            }
        }
        frame.size = intrinsicContentSize
    }

    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    open var numberOfSegments: Int { segments.count }

    /// The index of the selected segment; ``noSegment`` if none is selected.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            let new = segments.indices.contains(newValue) ? newValue : Self.noSegment
            guard chosen != new else { return }
            chosen = new
            dress()
        }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.setTitle(title, for: .normal) }
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.setImage(image, for: .normal) }
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let removed = segments.remove(at: segment)
        actions[ObjectIdentifier(removed)] = nil
        removed.removeFromSuperview()
        if chosen >= segments.count { chosen = segments.count - 1 }
        refresh()
    }

    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        (segments, actions) = ([], [:])
        chosen = Self.noSegment
        refresh()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].setTitle(title, for: .normal)
        refresh()
    }

    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title(for: .normal) : nil
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (place, action) in actions.enumerated() { insertSegment(action: action, at: place, animated: false) }
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(at: segment) { _ in }
        setAction(action, forSegmentAt: max(0, min(segment, segments.count - 1)))
    }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        actions[ObjectIdentifier(segments[segment])] = action
        segments[segment].setImage(action.image, for: .normal)
        segments[segment].setTitle(action.image == nil ? action.title : nil, for: .normal)
        refresh()
    }

    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? actions[ObjectIdentifier(segments[segment])] : nil
    }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].setImage(image, for: .normal)
        refresh()
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }

    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    open override var isEnabled: Bool { didSet { for segment in segments { segment.isEnabled = isEnabled } } }

    open override var intrinsicContentSize: CGSize {
        let widest = segments.map { $0.intrinsicContentSize.lengths.width }.max() ?? 0
        return CGSize(width: (widest + 20) * CGFloat(segments.count), height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !segments.isEmpty else { return }
        let inside = bounds.insetBy(dx: Self.edge, dy: Self.edge)
        let width = inside.width / CGFloat(segments.count)
        for (place, segment) in segments.enumerated() {
            segment.set(
                sided(
                    CGRect(x: inside.minX + width * CGFloat(place), y: inside.minY, width: width, height: inside.height)
                ))
        }
    }

    private static let (height, edge, corner): (CGFloat, CGFloat, CGFloat) = (32, 2, 8)

    private func begin() {
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = Self.corner
        declared.role = "group"
    }

    private func insert(at place: Int, _ fill: (UIButton) -> Void) {
        let segment = UIButton(type: .custom)
        segment.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
        segment.titleLabel?.lineBreakMode = .byTruncatingTail
        segment.setTitleColor(.label, for: .normal)
        segment.layer.cornerRadius = Self.corner - Self.edge
        segment.isEnabled = isEnabled
        segment.addAction { [weak self, weak segment] _ in
            if let self, let segment, let place = segments.firstIndex(where: { $0 === segment }) { choose(place) }
        }
        fill(segment)
        let place = max(0, min(place, segments.count))
        segments.insert(segment, at: place)
        if chosen >= place { chosen += 1 }
        insertSubview(segment, at: place)
        refresh()
    }

    private func choose(_ place: Int) {
        if isMomentary {
            chosen = place
            tellChosen(place)
            chosen = Self.noSegment
        } else if chosen != place {
            selectedSegmentIndex = place
            tellChosen(place)
        }
    }

    private func tellChosen(_ place: Int) {
        let action = actionForSegment(at: place)
        sendActions(for: .valueChanged)
        action?.run(from: self)
    }

    /// Sets the attributes of all titles in a state. Only the colour and the font of the states `normal` and `selected`
    /// are drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        refresh()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    private func refresh() {
        dress()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func dress() {
        for (place, segment) in segments.enumerated() {
            segment.isSelected = place == chosen
            segment.backgroundColor = place == chosen ? selectedSegmentTintColor ?? .systemBackground : nil
            guard !titleAttributes.isEmpty else { continue }
            let normal = titleAttributes[.normal] ?? [:]
            let look = place == chosen ? normal.merging(titleAttributes[.selected] ?? [:]) { $1 } : normal
            segment.setTitleColor(look[.foregroundColor] as? UIColor ?? .label, for: .normal)
            segment.titleLabel?.font = look[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
        }
    }
}
