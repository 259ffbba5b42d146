import TextMetrics

open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    public private(set) var buttonType = ButtonType.custom
    // Hardly ever more than two states differ, so a list is smaller than a dictionary.
    private var looks: [(state: State, look: ButtonLook)] = []
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
    /// Distances around the title, which move it and make it no larger.
    open var titleEdgeInsets: UIEdgeInsets {
        get { insets?.title ?? .zero }
        set {
            changeInsets { $0.title = newValue }
            mark(.content)
        }
    }
    /// Distances around the picture, which move it and make it no larger.
    open var imageEdgeInsets: UIEdgeInsets {
        get { insets?.image ?? .zero }
        set {
            changeInsets { $0.image = newValue }
            mark(.content)
        }
    }
    private var insets: ButtonInsets?
    /// Whether there ever was a picture behind all else; of other buttons the page is told nothing about it.
    private var hadBackdrop = false
    private var menuFacts: ButtonMenu?
    /// How the button looks, as a value; nil where it looks as its type, titles and pictures say. Its colours and
    /// corners are those of the view here.
    open var configuration: Configuration? { didSet { adoptConfiguration() } }
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { updateConfiguration() } }
    /// Takes the looks for the state of now; for subclasses.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// What can be chosen by means of the button: with a tap, where that is its primary action.
    open var menu: UIMenu? {
        get { menuFacts?.menu }
        set { changeMenu { $0.menu = newValue } }
    }
    /// Whether a tap shows the menu, instead of running actions. A long press shows it otherwise.
    open var showsMenuAsPrimaryAction: Bool {
        get { menuFacts?.isPrimary ?? false }
        set { changeMenu { $0.isPrimary = newValue } }
    }
    /// Whether the button is named after what was chosen.
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

    /// The picture that buttons of the type have by themselves.
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

    /// A button of a type, titled after its action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        if let primaryAction {
            setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
            setImage(primaryAction.image, for: .normal)
        }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A button from a storyboard or nib, with all that its file says; a custom one from any other archive.
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
    open func title(for state: State) -> String? { look(in: state)?.title }
    /// Sets the title in a state with letters of its own; it goes before a plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state, marks: .content) { $0.attributed = title.map(NSAttributedString.init(attributedString:)) }
        invalidateIntrinsicContentSize()
    }
    open func attributedTitle(for state: State) -> NSAttributedString? { look(in: state)?.attributed }
    /// The title with letters of its own that is shown now; nil where a plain one is.
    open var currentAttributedTitle: NSAttributedString? { look { $0.attributed } }
    /// The words that are drawn, however they were given.
    var drawnTitle: String? { currentAttributedTitle?.string ?? currentTitle }

    open func setTitleColor(_ color: UIColor?, for state: State) { change(state, marks: .style) { $0.color = color } }
    open func titleColor(for state: State) -> UIColor? { look(in: state)?.color ?? look(in: .normal)?.color }
    open func setImage(_ image: UIImage?, for state: State) {
        change(state, marks: .content) { $0.image = image }
        invalidateIntrinsicContentSize()
    }
    open func image(for state: State) -> UIImage? { look(in: state)?.image }
    /// Sets the picture behind all else in a state, stretched to the button's size.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        if image != nil { hadBackdrop = true }
        change(state, marks: .content) { $0.background = image }
        invalidateIntrinsicContentSize()
    }
    /// The picture behind all else in a state, when it has its own.
    open func backgroundImage(for state: State) -> UIImage? { look(in: state)?.background }
    /// The picture behind all else now.
    open var currentBackgroundImage: UIImage? { look { $0.background } }

    open var currentTitle: String? { look { $0.title } }
    open var currentTitleColor: UIColor { look { $0.color } ?? (buttonType == .system ? tintColor : .white) }
    open var currentImage: UIImage? { look { $0.image } }

    /// The title's look; setting its text changes nothing, as on iOS.
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

    /// The rectangle of the picture, which stands before the title unless a subclass says otherwise.
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

    /// What a button has above and below its title together, unless it has insets of its own.
    private static let plainRoom: CGFloat = 12
    /// No button with a title is narrower.
    private static let leastWidth: CGFloat = 30

    private var hasOwnInsets: Bool { contentEdgeInsets != .zero }

    package override var plainKind: ViewKind { .button }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) {
            writer.string("title", drawnTitle)
            writer.string(
                "tint",
                currentImage?.shapeColor(automatic: buttonType == .custom ? .alwaysOriginal : .alwaysTemplate)?.css)
            switch currentImage?.source {
            case .local(let name):
                writer.string(
                    "image",
                    UIApplication.shared.images.address(of: name, in: traitCollection.userInterfaceStyle) ?? name)
            case .symbol(let name): writer.string("image", "symbol:" + name)
            case .remote(let address): writer.string("image", address)
            case nil: writer.string("image", nil)
            }
            if hadBackdrop { writer.string("backdrop", backdrop) }
        }
        if !keys.isDisjoint(with: [.content, .style]) { projectDrawing(into: writer) }
    }

    /// Where the page finds the picture behind all else; nil for symbols, which nobody stretches.
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

    func titleLookChanged() {
        mark(.style)
        invalidateIntrinsicContentSize()
    }

    override func styleChanged() {
        super.styleChanged()
        if currentImage.varies { mark(.content) }
    }

    override func textSizeChanged() {
        super.textSizeChanged()
        label?.textSizeChanged()
    }

    override func sizeChanged() {
        mark(.content)
        shapeConfigured()
    }

    override func partOfStateChanged() { if configurationUpdateHandler != nil { updateConfiguration() } }

    /// The title's own colour; nil is the tint.
    var titleColor: UIColor? { look { $0.color } ?? (buttonType == .custom ? label?.textColor : nil) }

    /// The label of the title, if code has asked for it.
    var madeLabel: UILabel? { label }

    private func look<Value>(_ part: (ButtonLook) -> Value?) -> Value? {
        look(in: state).flatMap(part) ?? look(in: .normal).flatMap(part)
    }

    private func change(_ state: State, marks keys: PropertyKeys, _ body: (inout ButtonLook) -> Void) {
        let before = look(in: state) ?? ButtonLook()
        var after = before
        body(&after)
        guard after != before else { return }
        if let place = looks.firstIndex(where: { $0.state == state }) {
            looks[place].look = after
        } else {
            looks.append((state, after))
        }
        mark(keys)
    }

    private func look(in state: State) -> ButtonLook? { looks.first { $0.state == state }?.look }
}

/// What few buttons have: a menu.
private struct ButtonMenu {
    var menu: UIMenu?
    var isPrimary = false
    var isChoice = false
    /// Opens it, where a tap does not.
    var press: ContextPress?
}
