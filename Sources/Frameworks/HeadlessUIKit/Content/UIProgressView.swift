open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    /// The progress, from 0 to 1.
    open var progress: Float = 0 {
        didSet {
            let fit = progress.isNaN ? 0 : max(0, min(1, progress))
            if fit != progress { progress = fit }
            changed()
        }
    }
    /// Stored; has no visible effect.
    open var progressViewStyle: Style
    /// The colour of the completed part; nil uses the tint colour.
    open var progressTintColor: UIColor? { didSet { filled.backgroundColor = progressTintColor ?? .tintColor } }
    /// The colour of the remaining part; nil uses the system's colour.
    open var trackTintColor: UIColor? { didSet { backgroundColor = trackTintColor ?? .secondarySystemFill } }
    private let filled = UIView()

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }

    /// Creates a progress view. The height of the frame has no effect.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
        begin()
    }

    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        begin()
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        filled.set(sided(CGRect(x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)))
    }

    private static let height: CGFloat = 4

    private func begin() {
        if backgroundColor == nil { backgroundColor = trackTintColor ?? .secondarySystemFill }
        filled.backgroundColor = progressTintColor ?? .tintColor
        for view in [self, filled] { view.layer.cornerRadius = Self.height / 2 }
        addSubview(filled)
        changed()
    }

    private func changed() {
        accessibilityValue = "\(Int((progress * 100).rounded())) %"
        setNeedsLayout()
    }
}
