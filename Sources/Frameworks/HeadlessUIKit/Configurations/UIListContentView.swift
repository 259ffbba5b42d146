open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let picture = UIImageView(frame: .zero)
    private let title = UILabel()
    private let detail = UILabel()
    private var rules: [NSLayoutConstraint] = []
    /// The guide around both texts if they are stacked vertically.
    private let column = UILayoutGuide()

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [picture, title, detail] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.setContentCompressionResistancePriority(Self.yielding, for: .horizontal)
            addSubview(view)
        }
        addLayoutGuide(column)
        show()
    }

    /// The guide of the text; nil if there is no text.
    public var textLayoutGuide: UILayoutGuide? { shown.text == nil ? nil : guide(of: title) }
    /// The guide of the secondary text; nil if there is no secondary text.
    public var secondaryTextLayoutGuide: UILayoutGuide? { shown.secondaryText == nil ? nil : guide(of: detail) }
    /// The layout guide around the image; nil if there is no image.
    public var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guide(of: picture) }
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    private func guide(of view: UIView) -> UILayoutGuide {
        if let known = guides[ObjectIdentifier(view)] { return known }
        let guide = UILayoutGuide()
        guides[ObjectIdentifier(view)] = guide
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return guide
    }

    /// The compression resistance of the inner labels. It is so low that only the priority of this view decides whether
    /// the view is compressed.
    private static let yielding = UILayoutPriority(1)

    /// The size with the image and with each text on one line. The height depends on the width.
    open override var intrinsicContentSize: CGSize {
        let margins = shown.directionalLayoutMargins
        var wide = margins.leading + margins.trailing
        if let image = shown.image {
            let reserved = reservedSize.width
            wide += (reserved > 0 ? reserved : image.size.width * pictureShare) + shown.imageToTextPadding
        }
        let labels = [title, detail].filter { !$0.isHidden }.map { $0.intrinsicContentSize.width }
        if labels.count == 2, shown.prefersSideBySideTextAndSecondaryText {
            wide += labels[0] + shown.textToSecondaryTextHorizontalPadding + labels[1]
        } else {
            wide += labels.max() ?? 0
        }
        return CGSize(width: wide, height: UIView.noIntrinsicMetric)
    }

    /// Always returns nil.
    public required init?(coder: NSCoder) { nil }

    /// Setting a configuration of another type has no effect.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else { return }
            shown = newValue
            show()
        }
    }

    private func show() {
        picture.image = shown.image
        picture.isHidden = shown.image == nil
        picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        picture.tintColor = shown.imageProperties.tintColor
        picture.layer.cornerRadius = shown.imageProperties.cornerRadius
        picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
        picture.contentMode = .scaleAspectFit
        configure(title, with: shown.textProperties, text: shown.text, attributedText: shown.attributedText)
        configure(
            detail, with: shown.secondaryTextProperties, text: shown.secondaryText,
            attributedText: shown.secondaryAttributedText)
        NSLayoutConstraint.deactivate(rules)
        rules = places()
        NSLayoutConstraint.activate(rules)
        invalidateIntrinsicContentSize()
    }

    private func configure(
        _ label: UILabel, with look: UIListContentConfiguration.TextProperties, text: String?,
        attributedText attributed: NSAttributedString?
    ) {
        label.font = look.font
        label.textColor = look.color
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.textAlignment = look.alignment.label
        if let attributed { label.attributedText = attributed } else { label.text = text.map(look.transform.of) }
        label.isHidden = attributed == nil && text == nil
    }

    // MARK: - Constraints

    private func places() -> [NSLayoutConstraint] {
        let margins = shown.directionalLayoutMargins
        var rules = pictureSize()
        var start = (anchor: leadingAnchor, room: margins.leading)
        if shown.image != nil {
            let reserved = reservedSize
            let middle = margins.leading + reserved.width / 2
            rules += [
                picture.centerYAnchor.constraint(equalTo: centerYAnchor),
                picture.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
                bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: margins.bottom),
                reserved.width > 0
                    ? picture.centerXAnchor.constraint(equalTo: leadingAnchor, constant: middle)
                    : picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
            ]
            start =
                reserved.width > 0
                ? (leadingAnchor, margins.leading + reserved.width + shown.imageToTextPadding)
                : (picture.trailingAnchor, shown.imageToTextPadding)
        }
        rules += texts(from: start, margins)
        return rules + [heightAnchor.constraint(greaterThanOrEqualToConstant: shown.leastHeight)]
    }

    private func texts(
        from start: (anchor: NSLayoutXAxisAnchor, room: CGFloat), _ margins: NSDirectionalEdgeInsets
    ) -> [NSLayoutConstraint] {
        let labels = [title, detail].filter { !$0.isHidden }
        guard let first = labels.first, let last = labels.last else { return [] }
        let guides = labels.map(around)
        var rules = [
            first.leadingAnchor.constraint(equalTo: start.anchor, constant: start.room),
            trailingAnchor.constraint(equalTo: last.trailingAnchor, constant: margins.trailing),
        ]
        if labels.count == 1 || shown.prefersSideBySideTextAndSecondaryText {
            for label in labels { rules.append(label.centerYAnchor.constraint(equalTo: centerYAnchor)) }
            if labels.count == 2 {
                let gap = shown.textToSecondaryTextHorizontalPadding
                rules.append(last.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: gap))
                first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
                last.setContentHuggingPriority(.defaultHigh, for: .horizontal)
                last.setContentCompressionResistancePriority(.required, for: .horizontal)
            }
        } else {
            let gap = shown.textToSecondaryTextVerticalPadding
            rules += [
                column.topAnchor.constraint(equalTo: first.topAnchor),
                column.bottomAnchor.constraint(equalTo: last.bottomAnchor),
                column.centerYAnchor.constraint(equalTo: centerYAnchor),
                last.topAnchor.constraint(equalTo: first.bottomAnchor, constant: gap),
                last.leadingAnchor.constraint(equalTo: first.leadingAnchor),
                first.trailingAnchor.constraint(equalTo: last.trailingAnchor),
            ]
        }
        return rules + guides.flatMap { $0(margins) }
    }

    /// Returns constraints that keep a label inside the top and bottom margins.
    private func around(_ label: UILabel) -> (NSDirectionalEdgeInsets) -> [NSLayoutConstraint] {
        { [self] margins in
            [
                label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
                bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: margins.bottom),
            ]
        }
    }

    /// The size reserved for the image. Symbols are centred in a standard width, so that texts of several rows align.
    private var reservedSize: CGSize {
        let wished = shown.imageProperties.reservedLayoutSize
        let isSymbol = shown.image?.isSymbolImage ?? false
        let standard: CGFloat = isSymbol ? 28 : 0
        func side(_ length: CGFloat) -> CGFloat {
            length == UIListContentConfiguration.ImageProperties.standardDimension || length == 0 ? standard : length
        }
        return CGSize(width: side(wished.width), height: side(wished.height))
    }

    /// The scale of the image relative to its own size; 1 if its size is not limited.
    private var pictureShare: CGFloat {
        guard let size = shown.image?.size, size.width > 0, size.height > 0 else { return 1 }
        let most = shown.imageProperties.maximumSize
        return min(1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
    }

    /// Returns constraints that scale the image, keeping its proportions.
    private func pictureSize() -> [NSLayoutConstraint] {
        let share = pictureShare
        guard let size = shown.image?.size, share < 1 else { return [] }
        return [
            picture.widthAnchor.constraint(equalToConstant: size.width * share),
            picture.heightAnchor.constraint(equalToConstant: size.height * share),
        ]
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    fileprivate var label: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    fileprivate func of(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}
