/// The content of a button in one state.
struct ButtonAppearance: Equatable {
    var title: String?
    /// The attributed title, which replaces the plain title; nil if there is none.
    var attributed: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var background: UIImage?
}

/// The insets of a button. Stored separately, because few buttons have any.
final class ButtonInsets {
    var content = UIEdgeInsets.zero
    var title = UIEdgeInsets.zero
    var image = UIEdgeInsets.zero
}

/// The title label of a button. The button itself draws the text.
final class ButtonTitle: UILabel {
    private weak var owner: UIButton?

    init(owner: UIButton) {
        self.owner = owner
        super.init(frame: .zero)
        font = owner.titleFont
        textColor = .white
        lineBreakMode = .byTruncatingMiddle
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var text: String? {
        get { owner?.drawnTitle }
        set {}
    }

    override var attributedText: NSAttributedString? {
        get { owner?.currentAttributedTitle }
        set {}
    }

    override var font: UIFont! { didSet { owner?.titleAppearanceChanged() } }
}
