/// A button that shows a colour, and presents a color picker when it is pressed.
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    open var title: String?
    open var supportsAlpha = true
    open var selectedColor: UIColor? { didSet { disc.backgroundColor = selectedColor ?? .clear } }
    private let disc = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        disc.isUserInteractionEnabled = false
        disc.layer.borderWidth = 2
        disc.layer.borderColor = UIColor.separator.cgColor
        addSubview(disc)
        accessibilityLabel = SystemWords.word("Color")
        addAction(UIAction { [weak self] _ in self?.present() }, for: .touchUpInside)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        disc.frame = CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
    }

    private func present() {
        guard let presenter = panelPresenter else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = self
        presenter.present(picker, animated: true)
    }

    open func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}
