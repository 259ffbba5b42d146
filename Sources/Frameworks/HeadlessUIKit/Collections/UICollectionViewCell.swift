/// What a collection shows: a cell, a header, a footer.
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    /// A view in a frame. A class that is registered must say `required` here, because Swift makes views by this.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// A view from a storyboard or nib, with all that its file says; an empty one from any other archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Never called: a collection makes new views.
    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// What an app's views lie in; nil for the view itself.
    var inside: ContentView? { nil }

    /// The size that the view asks for where sides are to be found; as the layout would have it otherwise.
    func size(for fit: ViewFit) -> CGSize {
        let plain = CGSize(width: fit.width.length, height: fit.height.length)
        guard !(fit.width.isGiven && fit.height.isGiven) else {
            inside?.take(nil)
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
        inside.take(fit)
        return inside.foundSize ?? plain
    }
}

open class UICollectionViewCell: UICollectionReusableView {
    private let content = ContentView()
    /// Whether the delegate was told that it comes near to what is seen.
    var isDisplayed = false
    /// What an app's own views lie in.
    open var contentView: UIView { content }
    open var isSelected = false {
        didSet {
            guard oldValue != isSelected else { return }
            showSelection()
            settleConfiguration()
        }
    }
    /// Whether the item looks pressed; kept.
    open var isHighlighted = false
    open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, for: selectedBackgroundView) } }
    /// What it has of configurations; nil where nobody asked for any.
    var configured: ConfiguredContent?
    /// What happens when a person chooses the item, before anybody is told.
    var chosen: ((UICollectionViewCell) -> Void)?
    /// Opens a menu about the item, where there is one.
    var menuPress: ContextPress?
    weak var collection: UICollectionView? {
        didSet { content.sizeFound = { [weak collection] in collection?.setNeedsLayout() } }
    }

    /// A cell in a frame. A class that is registered must say `required` here, because Swift makes cells by this.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// A cell from a storyboard or nib, with all that its file says; an empty one from any other archive.
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

    /// Takes the looks for a state; who overrides it says so to this class too, or sets configurations by itself.
    open func updateConfiguration(using state: UICellConfigurationState) { adoptConfigurations(state) }

    open override func layoutSubviews() {
        if configured?.isOld == true { settleConfiguration() }
        super.layoutSubviews()
        let room = contentRoom
        if content.frame != room { content.frame = room }
        for view in [backgroundView, selectedBackgroundView].compactMap(\.self) where view.frame != bounds {
            view.frame = bounds
        }
    }

    /// Where the content lies.
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

    private func exchange(_ former: UIView?, for view: UIView?) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        if let view { insertSubview(view, at: 0) }
        showSelection()
        setNeedsLayout()
    }

    private func showSelection() { selectedBackgroundView?.isHidden = !isSelected }
}
