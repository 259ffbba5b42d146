open class UIStepper: UIControl {
    private let less = UIButton(type: .system)
    private let more = UIButton(type: .system)

    /// The value, between ``minimumValue`` and ``maximumValue``.
    open var value = 0.0 {
        didSet {
            let fit = fitted(value)
            if fit != value { value = fit }
            refresh()
        }
    }
    open var minimumValue = 0.0 { didSet { limit() } }
    open var maximumValue = 100.0 { didSet { limit() } }
    /// The change of the value by one press; must be greater than 0.
    open var stepValue = 1.0
    open var wraps = false { didSet { refresh() } }
    /// Stored; has no visible effect.
    open var autorepeat = true
    /// Stored; has no visible effect.
    open var isContinuous = true

    public convenience init() { self.init(frame: .zero) }

    private static let size = CGSize(width: 94, height: 32)

    /// Creates a stepper. The size of the frame has no effect.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override var isEnabled: Bool { didSet { refresh() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        less.set(sided(CGRect(x: 0, y: 0, width: half, height: bounds.height)))
        more.set(sided(CGRect(x: half, y: 0, width: half, height: bounds.height)))
    }

    private func begin() {
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 8
        for (button, symbol, words, sign) in [(less, "minus", "Less", -1.0), (more, "plus", "More", 1.0)] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = words
            button.tintColor = .label
            button.addAction { [weak self] _ in self?.step(sign) }
            addSubview(button)
        }
        refresh()
    }

    private func step(_ sign: Double) {
        let next = value + sign * max(stepValue, 0)
        let before = value
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if value != before { sendActions(for: .valueChanged) }
    }

    private func fitted(_ number: Double) -> Double {
        number.isNaN ? minimumValue : max(minimumValue, min(number, max(minimumValue, maximumValue)))
    }

    private func limit() {
        value = fitted(value)
        refresh()
    }

    private func refresh() {
        less.isEnabled = isEnabled && (wraps || value > minimumValue)
        more.isEnabled = isEnabled && (wraps || value < maximumValue)
    }
}
