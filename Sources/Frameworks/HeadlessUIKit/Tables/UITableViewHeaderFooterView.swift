open class UITableViewHeaderFooterView: UIView, _ConfigurableView {
    public let reuseIdentifier: String?
    public let contentView: UIView
    private let inside = ContentView()
    private var label: UILabel?
    /// The content and background configurations; nil if none was set.
    public var _configured: _ConfiguredContent?
    /// The position of the view in the table, which determines its metrics and its font.
    var part = Part.plainTitle {
        didSet {
            guard oldValue != part else { return }
            if let label { restyle(label, from: oldValue) }
            mark(.style)
            setNeedsLayout()
        }
    }

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

        fileprivate var textStyle: UIFont.TextStyle { self == .plainTitle ? .headline : .footnote }
        fileprivate var textColor: UIColor { self == .plainTitle ? .label : .secondaryLabel }
    }

    /// A registered subclass must declare this initializer `required`, because Swift creates views with it.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        contentView = inside
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainTitle))
        build()
    }

    /// Creates a view without reuse identifier.
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
        made.follow(part.textStyle)
        made.textColor = part.textColor
        addSubview(made)
        return made
    }

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

    /// Updates the configurations for a state. An override calls super, or sets the configurations itself.
    open func updateConfiguration(using state: UIViewConfigurationState) { adoptConfigurations(state) }

    /// Returns the default configuration for the view's position in the table.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch part {
        case .plainTitle: .plainHeader()
        case .plainFooter: .plainFooter()
        case .title: .groupedHeader()
        case .footer: .groupedFooter()
        }
    }

    /// Never called, because views are not reused.
    open func prepareForReuse() {}

    /// The leading margin of the text.
    var margin: CGFloat = 16 { didSet { if oldValue != margin { setNeedsLayout() } } }

    /// Returns the height for a width. `top` is the space above the text.
    func height(for width: CGFloat, above top: CGFloat) -> CGFloat {
        inside.apply(ViewFit(width: .given(width), height: .found(plain: TableMetrics.plainTitle)))
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
        if _configured?.isOld == true { settleConfiguration() }
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

    /// The drawn background colour. A pinned header is opaque, because it covers rows.
    package override var drawnFill: UIColor? {
        super.drawnFill ?? (part == .plainTitle ? .systemBackground : nil)
    }

    /// Gives the label the font and the colour for the view's position, unless the app has changed them.
    private func restyle(_ label: UILabel, from before: Part) {
        if label.font == .preferredFont(forTextStyle: before.textStyle) { label.follow(part.textStyle) }
        if label.textColor == before.textColor { label.textColor = part.textColor }
    }

    override func childChanged(_ child: UIView) { superview?.setNeedsLayout() }
}
