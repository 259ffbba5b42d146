open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let column = UIStackView()
    private var background: UIView?
    private var edges: [NSLayoutConstraint] = []

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        column.axis = .vertical
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        show()
    }

    /// Always returns nil.
    public required init?(coder: NSCoder) { nil }

    /// Setting a configuration of another type has no effect.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            shown = newValue
            show()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = bounds
    }

    private func show() {
        background?.removeFromSuperview()
        let behind = ConfiguredBackground(shown.background)
        insertSubview(behind, at: 0)
        background = behind
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        add(shown.isLoading ? wheel() : picture(), below: 0)
        add(
            makeLabel(shown.textProperties, text: shown.text, attributedText: shown.attributedText),
            below: shown.imageToTextPadding)
        add(
            makeLabel(
                shown.secondaryTextProperties, text: shown.secondaryText, attributedText: shown.secondaryAttributedText),
            below: shown.textToSecondaryTextPadding)
        let first = makeButton(shown.button, properties: shown.buttonProperties)
        add(first, below: shown.textToButtonPadding)
        add(
            makeButton(shown.secondaryButton, properties: shown.secondaryButtonProperties),
            below: first == nil ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
        NSLayoutConstraint.deactivate(edges)
        edges = places()
        NSLayoutConstraint.activate(edges)
    }

    private func places() -> [NSLayoutConstraint] {
        let (room, margins) = (safeAreaLayoutGuide, shown.directionalLayoutMargins)
        return [
            column.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: room.centerYAnchor),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor, constant: margins.leading),
            room.trailingAnchor.constraint(greaterThanOrEqualTo: column.trailingAnchor, constant: margins.trailing),
        ]
    }

    /// Adds a view below the previously added parts. `room` is the spacing above it. Nil adds nothing.
    private func add(_ view: UIView?, below room: CGFloat) {
        guard let view else { return }
        if let last = column.arrangedSubviews.last { column.setCustomSpacing(room, after: last) }
        column.addArrangedSubview(view)
    }

    private func wheel() -> UIView {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        return wheel
    }

    private func picture() -> UIView? {
        guard let image = shown.image else { return nil }
        let (view, looks) = (UIImageView(image: image), shown.imageProperties)
        view.preferredSymbolConfiguration = looks.preferredSymbolConfiguration
        view.tintColor = looks.tintColor
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = looks.cornerRadius
        view.clipsToBounds = looks.cornerRadius > 0
        let size = image.size
        let share = min(
            looks.maximumSize.width > 0 && size.width > 0 ? looks.maximumSize.width / size.width : 1,
            looks.maximumSize.height > 0 && size.height > 0 ? looks.maximumSize.height / size.height : 1)
        guard share < 1 else { return view }
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: size.width * share),
            view.heightAnchor.constraint(equalToConstant: size.height * share),
        ])
        return view
    }

    private func makeLabel(
        _ look: UIContentUnavailableConfiguration.TextProperties, text: String?,
        attributedText attributed: NSAttributedString?
    ) -> UIView? {
        guard attributed != nil || text?.isEmpty == false else { return nil }
        let label = UILabel()
        label.font = look.font
        label.textColor = look.color
        label.textAlignment = .center
        label.lineBreakMode = look.lineBreakMode
        label.numberOfLines = look.numberOfLines
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }

    private func makeButton(
        _ configuration: UIButton.Configuration, properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIView? {
        let title = configuration.title ?? properties.primaryAction?.title
        guard title?.isEmpty == false || configuration.image != nil else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        if properties.primaryAction == nil, let menu = properties.menu {
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
        }
        return button
    }
}
