open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?
    /// What an app's own views lie in.
    public let contentView: UIView
    private let inside = ContentView()
    private var label: UILabel?
    /// What it has of configurations; nil where nobody asked for any.
    var configured: ConfiguredContent?
    /// The part of the table that the words are drawn as.
    var part = Part.plainTitle { didSet { if oldValue != part { dress() } } }

    enum Part: Equatable {
        case plainTitle, plainFooter, title, footer

        init(isHeader: Bool, in style: UITableView.Style) {
            switch (style, isHeader) {
            case (.plain, true): self = .plainTitle
            case (.plain, false): self = .plainFooter
            case (.grouped, true), (.insetGrouped, true): self = .title
            case (.grouped, false), (.insetGrouped, false): self = .footer
            }
        }
    }

    /// A view with words. A class that is registered must say `required` here, because Swift makes views by this.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        contentView = inside
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainTitle))
        build()
    }

    /// A view with words, which no other section takes over.
    public convenience init() { self.init(reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        contentView = inside
        super.init(coder: coder)
        build()
    }

    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        made.numberOfLines = 0
        label = made
        dress()
        addSubview(made)
        return made
    }

    /// What lies behind all else, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    open var configurationState: UIViewConfigurationState {
        let state = UIViewConfigurationState(traitCollection: traitCollection)
        return state
    }

    /// Takes the looks for a state; who overrides it says so to this class too, or sets configurations by itself.
    open func updateConfiguration(using state: UIViewConfigurationState) { adoptConfigurations(state) }

    /// What the view contains where nobody says otherwise, by the part of the table that it is.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch part {
        case .plainTitle: .plainHeader()
        case .plainFooter: .plainFooter()
        case .title: .groupedHeader()
        case .footer: .groupedFooter()
        }
    }

    /// Never called: a table makes new views.
    open func prepareForReuse() {}

    /// Where the words begin.
    var margin: CGFloat = 16 { didSet { if oldValue != margin { setNeedsLayout() } } }

    /// How tall it would be in a width; `top` is what lies above the words.
    func height(for width: CGFloat, above top: CGFloat) -> CGFloat {
        inside.take(ViewFit(width: .given(width), height: .found(plain: TableMetrics.plainTitle)))
        if let found = inside.foundSize, found.height > 0 { return found.height }
        guard label != nil else { return sizeThatFits(CGSize(width: width, height: 0)).height }
        let words = wordsHeight(in: width)
        switch part {
        case .plainTitle, .plainFooter: return max(TableMetrics.plainTitle, TableMetrics.pixels(words + 22 / 3))
        case .title: return TableMetrics.pixels(top + words + TableMetrics.titleGap)
        case .footer: return TableMetrics.pixels(max(30, words + 15))
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: TableMetrics.plainTitle)
    }

    open override func layoutSubviews() {
        if configured?.isOld == true { settleConfiguration() }
        super.layoutSubviews()
        backgroundView?.set(CGRect(origin: .zero, size: bounds.size))
        inside.set(CGRect(origin: .zero, size: bounds.size))
        guard let label else { return }
        let width = max(0, bounds.width - 2 * margin)
        let tall = wordsHeight(in: bounds.width)
        let y: CGFloat =
            switch part {
            case .plainTitle, .plainFooter: (bounds.height - tall) / 2
            case .title: bounds.height - tall - TableMetrics.titleGap
            case .footer: min(23 / 3, bounds.height - tall)
            }
        label.set(CGRect(x: margin, y: (y * 3).rounded() / 3, width: width, height: tall))
    }

    private func wordsHeight(in width: CGFloat) -> CGFloat {
        guard let label, label.text?.isEmpty == false else { return 0 }
        let size = label.sizeThatFits(CGSize(width: max(0, width - 2 * margin), height: .infinity))
        return TableMetrics.pixels(size.height)
    }

    private func build() {
        addSubview(contentView)
        inside.sizeFound = { [weak self] in self?.superview?.setNeedsLayout() }
    }

    /// What stays in sight lies over rows.
    package override var drawnFill: UIColor? {
        super.drawnFill ?? (part == .plainTitle ? .systemBackground : nil)
    }

    private func dress() {
        switch part {
        case .plainTitle:
            label?.follow(.headline)
            label?.textColor = .label
        case .plainFooter, .title, .footer:
            label?.follow(.footnote)
            label?.textColor = .secondaryLabel
        }
    }

    override func childChanged(_ child: UIView) { superview?.setNeedsLayout() }
}
