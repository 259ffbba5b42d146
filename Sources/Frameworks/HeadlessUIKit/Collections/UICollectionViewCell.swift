/// The base class of cells, headers and footers.
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    /// A registered subclass must declare this initializer `required`, because Swift creates views with it.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Reads the properties from a storyboard or nib. For other archives, the view is empty.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Never called, because views are not reused.
    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes with the size that the view's constraints determine. Called for views whose size the
    /// layout estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let proposedFit { layoutAttributes.frame.size = size(for: proposedFit) }
        return layoutAttributes
    }

    /// The fit about which ``preferredLayoutAttributesFitting(_:)`` is asked; nil if the app itself calls it.
    private var proposedFit: ViewFit?

    /// Returns the size of the view for `fit`, as the app's own ``preferredLayoutAttributesFitting(_:)`` determines it.
    func preferredSize(for fit: ViewFit) -> CGSize {
        guard !(fit.width.isGiven && fit.height.isGiven) else { return size(for: fit) }
        let attributes = UICollectionViewLayoutAttributes()
        attributes.frame.size = CGSize(width: fit.width.length, height: fit.height.length)
        proposedFit = fit
        defer { proposedFit = nil }
        let preferred = preferredLayoutAttributesFitting(attributes).frame.size
        return CGSize(
            width: fit.width.isGiven ? fit.width.length : preferred.width,
            height: fit.height.isGiven ? fit.height.length : preferred.height)
    }

    /// The container of the app's subviews; nil if the view itself is the container.
    var inside: ContentView? { nil }

    /// Returns the size of the view for `fit`. If the view does not determine its width or height, the proposed length
    /// is returned.
    func size(for fit: ViewFit) -> CGSize {
        let plain = CGSize(width: fit.width.length, height: fit.height.length)
        guard !(fit.width.isGiven && fit.height.isGiven) else {
            inside?.apply(nil)
            return plain
        }
        guard let inside else {
            let found = systemLayoutSizeFitting(
                plain, withHorizontalFittingPriority: fit.width.isGiven ? .required : .fittingSizeLevel,
                verticalFittingPriority: fit.height.isGiven ? .required : .fittingSizeLevel
            ).lengths
            return CGSize(
                width: fit.width.isGiven || found.width == 0 ? plain.width : found.width,
                height: fit.height.isGiven || found.height == 0 ? plain.height : found.height)
        }
        inside.apply(fit)
        return inside.foundSize ?? plain
    }
}

open class UICollectionViewCell: UICollectionReusableView, _ConfigurableView {
    private let content = ContentView()
    /// Whether the delegate was last notified that the cell is displayed.
    var isDisplayed = false
    open var contentView: UIView { content }
    open var isSelected = false {
        didSet {
            guard oldValue != isSelected else { return }
            showSelection()
            settleConfiguration()
        }
    }
    /// Whether the cell is highlighted. It is part of the configuration state, and has no other effect.
    open var isHighlighted = false
    open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, with: selectedBackgroundView) } }
    /// The content and background configurations; nil if none was set.
    public var _configured: _ConfiguredContent?
    /// Called before the delegate's method when the user selects the item.
    var chosen: ((UICollectionViewCell) -> Void)?
    /// The context menu interaction, if there is one.
    var menuPress: ContextPress?
    weak var collection: UICollectionView? {
        didSet { content.sizeFound = { [weak collection] in collection?.setNeedsLayout() } }
    }

    /// A registered subclass must declare this initializer `required`, because Swift creates cells with it.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Reads the properties from a storyboard or nib. For other archives, the cell is empty.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    override var inside: ContentView? { content }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }

    /// Updates the configurations for a state. An override calls super, or sets the configurations itself.
    open func updateConfiguration(using state: UICellConfigurationState) { adoptConfigurations(state) }

    open override func layoutSubviews() {
        if _configured?.isOld == true { settleConfiguration() }
        super.layoutSubviews()
        let room = contentRoom
        if content.frame != room { content.frame = room }
        for view in [backgroundView, selectedBackgroundView].compactMap(\.self) where view.frame != bounds {
            view.frame = bounds
        }
    }

    /// The frame of the content view.
    var contentRoom: CGRect { bounds }

    package override var reactsToTap: Bool { super.reactsToTap || collection?.allowsSelection == true }
    package override func receiveTap() -> Bool {
        let heard = super.receiveTap()
        return collection?.receiveTap(on: self) == true || heard
    }

    private func build() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    private func replace(_ former: UIView?, with view: UIView?) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        if let view { insertSubview(view, at: 0) }
        showSelection()
        setNeedsLayout()
    }

    private func showSelection() { selectedBackgroundView?.isHidden = !isSelected }
}
