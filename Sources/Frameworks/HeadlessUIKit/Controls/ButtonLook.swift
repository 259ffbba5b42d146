/// What a button shows in one state.
struct ButtonLook: Equatable {
    var title: String?
    /// The title with letters of its own, in place of the plain one.
    var attributed: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var background: UIImage?
}

/// Distances inside a button, which few have.
final class ButtonInsets {
    var content = UIEdgeInsets.zero
    var title = UIEdgeInsets.zero
    var image = UIEdgeInsets.zero
}

/// The label of a button, which is drawn by the button itself.
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

    override var font: UIFont! { didSet { owner?.titleLookChanged() } }
}
