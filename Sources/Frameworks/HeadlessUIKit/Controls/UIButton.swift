import TextMetrics
package import ViewSchema

open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    public private(set) var buttonType = ButtonType.custom
    // The appearances by state. A list needs less memory than a dictionary, because more than two states rarely differ.
    private var appearances: [(state: State, look: ButtonAppearance)] = []
    private var label: UILabel?
    private var picture: UIImageView?
    open var contentEdgeInsets: UIEdgeInsets {
        get { insets?.content ?? .zero }
        set {
            changeInsets { $0.content = newValue }
            mark(.content)
            invalidateIntrinsicContentSize()
        }
    }
    /// The insets of the title. They move it and reduce its space.
    open var titleEdgeInsets: UIEdgeInsets {
        get { insets?.title ?? .zero }
        set {
            changeInsets { $0.title = newValue }
            mark(.content)
        }
    }
    /// The insets of the image. They move it and reduce its space.
    open var imageEdgeInsets: UIEdgeInsets {
        get { insets?.image ?? .zero }
        set {
            changeInsets { $0.image = newValue }
            mark(.content)
        }
    }
    private var insets: ButtonInsets?
    /// Whether there was ever a background image. Without one, the page gets no property for it.
    private var hadBackdrop = false
    private var menuFacts: ButtonMenu?
    /// The configuration; nil if the button is styled by type, titles and images. Its colours and corners are applied
    /// to the button's own layer.
    open var configuration: Configuration? { didSet { adoptConfiguration() } }
    /// Whether the configuration provides the title, and whether it provides the image, of the normal state. Otherwise
    /// the button shows what was set for the state.
    var (isTitledByConfiguration, hasImageOfConfiguration) = (false, false)
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { updateConfiguration() } }
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open var menu: UIMenu? {
        get { menuFacts?.menu }
        set { changeMenu { $0.menu = newValue } }
    }
    /// Whether a tap opens the menu. If false, a long press opens it.
    open var showsMenuAsPrimaryAction: Bool {
        get { menuFacts?.isPrimary ?? false }
        set { changeMenu { $0.isPrimary = newValue } }
    }
    open var changesSelectionAsPrimaryAction: Bool {
        get { menuFacts?.isChoice ?? false }
        set { changeMenu { $0.isChoice = newValue } }
    }

    private func changeMenu(_ change: (inout ButtonMenu) -> Void) {
        var facts = menuFacts ?? ButtonMenu()
        change(&facts)
        let opens = facts.menu != nil && !facts.isPrimary
        if opens, facts.press == nil {
            let press = ContextPress(opens: { [weak self] _ in self?.openMenu() })
            facts.press = press
            addGestureRecognizer(press)
        }
        facts.press?.isEnabled = opens
        menuFacts = facts
        mark(.interaction)
        if facts.isChoice, let chosen = facts.menu?.actions.first(where: { $0.state == .on }) {
            setTitle(chosen.title, for: .normal)
        }
    }

    private var primaryMenu: UIMenu? { menuFacts.flatMap { $0.isPrimary ? $0.menu : nil } }

    package override var reactsToTap: Bool { primaryMenu != nil || super.reactsToTap }

    package override func receiveTap() -> Bool {
        guard isEnabled, primaryMenu != nil else { return super.receiveTap() }
        openMenu()
        return true
    }

    private func openMenu() {
        guard isEnabled, let menu = menuFacts?.menu else { return }
        open(menu, for: self) { [weak self] action in
            guard let self, changesSelectionAsPrimaryAction || menu.options.contains(.singleSelection) else { return }
            for other in menu.actions { other.state = other === action ? .on : .off }
            if changesSelectionAsPrimaryAction { setTitle(action.title, for: .normal) }
        }
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        showSign()
    }

    /// Sets the symbol that belongs to the button's type, if there is one.
    private func showSign() {
        let sign: String? =
            switch buttonType {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        if let sign { setImage(UIImage(systemName: sign), for: .normal) }
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        if let primaryAction {
            setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
            setImage(primaryAction.image, for: .normal)
        }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Reads the properties from a storyboard or nib. For other archives, the button has the type `custom`.
    public required init?(coder: NSCoder) {
        buttonType = Self.types[coder.attribute("buttonType") ?? ""] ?? .custom
        super.init(coder: coder)
        showSign()
    }

    private static let types: [String: ButtonType] = [
        "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    open func setTitle(_ title: String?, for state: State) {
        change(state, marks: .content) { $0.title = title }
        invalidateIntrinsicContentSize()
    }
    open func title(for state: State) -> String? { appearance(in: state)?.title }
    /// Sets the attributed title for a state. It takes precedence over the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state, marks: .content) { $0.attributed = title.map(NSAttributedString.init(attributedString:)) }
        invalidateIntrinsicContentSize()
    }
    open func attributedTitle(for state: State) -> NSAttributedString? { appearance(in: state)?.attributed }
    open var currentAttributedTitle: NSAttributedString? { appearanceValue { $0.attributed } }
    /// The text of the title, attributed or plain.
    var drawnTitle: String? { currentAttributedTitle?.string ?? currentTitle }

    open func setTitleColor(_ color: UIColor?, for state: State) { change(state, marks: .style) { $0.color = color } }
    open func titleColor(for state: State) -> UIColor? {
        appearance(in: state)?.color ?? appearance(in: .normal)?.color ?? (buttonType == .custom ? .white : nil)
    }
    open func setImage(_ image: UIImage?, for state: State) {
        change(state, marks: .content) { $0.image = image }
        invalidateIntrinsicContentSize()
    }
    /// Returns the title colour that was set for a state; nil if none was.
    func ownTitleColor(for state: State) -> UIColor? { appearance(in: state)?.color }

    open func image(for state: State) -> UIImage? { appearance(in: state)?.image }
    /// Sets the background image for a state. It is stretched to the size of the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        if image != nil { hadBackdrop = true }
        change(state, marks: .content) { $0.background = image }
        invalidateIntrinsicContentSize()
    }
    /// Returns the background image that was set for a state; nil if there is none.
    open func backgroundImage(for state: State) -> UIImage? { appearance(in: state)?.background }
    open var currentBackgroundImage: UIImage? { appearanceValue { $0.background } }

    open var currentTitle: String? { appearanceValue { $0.title } }
    open var currentTitleColor: UIColor { appearanceValue { $0.color } ?? (buttonType == .system ? tintColor : .white) }
    open var currentImage: UIImage? { appearanceValue { $0.image } }

    /// The label of the title. Setting the label's text has no effect, as on iOS.
    open var titleLabel: UILabel? {
        if let label { return label }
        let made = ButtonTitle(owner: self)
        label = made
        return made
    }

    open var imageView: UIImageView? {
        if picture == nil { picture = UIImageView(frame: .zero) }
        picture?.image = currentImage
        return picture
    }

    /// Returns the frame of the image; by default it is before the title.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { plainImageRect(in: contentRect) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { plainTitleRect(in: contentRect) }

    open override var intrinsicContentSize: CGSize {
        let title = titleSize(in: .infinity)
        let image = currentImage?.size ?? .zero
        let inset = contentEdgeInsets
        let room = hasOwnInsets ? inset.top + inset.bottom : 0
        let plainRoom = hasOwnInsets || (title == .zero && image != .zero) ? 0 : Self.plainRoom
        let isColumn = !picturePlacement.isDisjoint(with: [.top, .bottom])
        let words = title == .zero && image == .zero ? titleFont.lineHeight.rounded(.up) : title.height
        let height = isColumn ? words + pictureGap + image.height : words
        let inside = isColumn ? max(title.width, image.width) : title.width + pictureGap + image.width
        let width = inside + inset.left + inset.right
        let behind = currentBackgroundImage?.size ?? .zero
        let isEmpty = title == .zero && (image != .zero || behind != .zero)
        return CGSize(
            width: max(isEmpty ? width : max(width, Self.leastWidth), behind.width),
            height: max(max(height + plainRoom, image.height) + room, behind.height))
    }

    package override var baselines: (first: CGFloat, last: CGFloat)? {
        guard let extent = dressedTitle?.extent(in: TextBox(numberOfLines: titleLines)) else { return nil }
        let inset = contentEdgeInsets
        let shift = (inset.top - inset.bottom) / 2 - extent.height / 2
        return (shift + extent.firstBaseline, shift + extent.lastBaseline)
    }

    /// The total vertical padding of the title if no content insets are set.
    private static let plainRoom: CGFloat = 12
    /// The minimum width of a button with a title.
    private static let leastWidth: CGFloat = 30

    private var hasOwnInsets: Bool { contentEdgeInsets != .zero }

    package override var plainKind: ViewKind { .button }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) {
            writer.setString(.title, to: drawnTitle?.withoutAttachments)
            writer.setString(
                .tint,
                to: currentImage?.shapeColor(automatic: buttonType == .custom ? .alwaysOriginal : .alwaysTemplate)?.css)
            writer.setString(.image, to: currentImage?.pageAddress(in: traitCollection.userInterfaceStyle))
            if hadBackdrop { writer.setString(.backdrop, to: backdrop) }
        }
        if !keys.isDisjoint(with: [.content, .style]) { projectDrawing(into: writer) }
    }

    /// The address of the background image; nil for symbols, because they are not stretched.
    private var backdrop: String? {
        switch currentBackgroundImage?.source {
        case .local(let name):
            UIApplication.shared.images.address(of: name, in: traitCollection.userInterfaceStyle)
        case .remote(let address): address
        case .symbol, nil: nil
        }
    }

    private func changeInsets(_ change: (ButtonInsets) -> Void) {
        let insets = insets ?? ButtonInsets()
        self.insets = insets
        change(insets)
    }

    func titleAppearanceChanged() {
        mark(.style)
        invalidateIntrinsicContentSize()
    }

    override func styleChanged() {
        super.styleChanged()
        if currentImage.varies || currentAttributedTitle.hasAttachments { mark(.content) }
    }

    override func textSizeChanged() {
        super.textSizeChanged()
        label?.textSizeChanged()
    }

    override func sizeChanged() {
        mark(.content)
        shapeConfigured()
    }

    override func partOfStateChanged() {
        if configurationUpdateHandler != nil { updateConfiguration() } else { adoptConfiguration() }
    }

    /// The title colour set for the current state; nil uses the tint colour.
    var titleColor: UIColor? {
        appearanceValue { $0.color } ?? (buttonType == .custom ? label?.textColor ?? .white : nil)
    }

    /// The title label; nil if it was not created yet.
    var madeLabel: UILabel? { label }

    private func appearanceValue<Value>(of part: (ButtonAppearance) -> Value?) -> Value? {
        appearance(in: state).flatMap(part) ?? appearance(in: .normal).flatMap(part)
    }

    private func change(_ state: State, marks keys: PropertyKeys, body: (inout ButtonAppearance) -> Void) {
        let before = appearance(in: state) ?? ButtonAppearance()
        var after = before
        body(&after)
        guard after != before else { return }
        if let place = appearances.firstIndex(where: { $0.state == state }) {
            appearances[place].look = after
        } else {
            appearances.append((state, after))
        }
        mark(keys)
    }

    private func appearance(in state: State) -> ButtonAppearance? { appearances.first { $0.state == state }?.look }

    // MARK: - Drawing

    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets.adding(flexPadding))
    }

    // MARK: - Configuration

    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    // MARK: - Properties without effect

    /// Stored; has no visible effect.
    open var adjustsImageWhenHighlighted: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var adjustsImageWhenDisabled: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var showsTouchWhenHighlighted: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Has no effect.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
    /// Applies a symbol configuration to the present image of a state, not to images that are set for the state later.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        guard let configuration, let image = image(for: state) else { return }
        setImage(image.withConfiguration(configuration), for: state)
    }
}

/// The menu of a button. Stored separately, because few buttons have a menu.
private struct ButtonMenu {
    var menu: UIMenu?
    var isPrimary = false
    var isChoice = false
    /// The recogniser of the long press that opens the menu; nil if a tap opens it.
    var press: ContextPress?
}
