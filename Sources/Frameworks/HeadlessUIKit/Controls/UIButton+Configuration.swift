public import Foundation

extension UIButton {
    public struct Configuration {
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }

        private enum Style { case plain, gray, tinted, filled }

        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Stored; has no visible effect.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        /// Stored; has no visible effect.
        public var titleAlignment = TitleAlignment.automatic
        /// Stored; has no visible effect.
        public var showsActivityIndicator = false
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var contentInsets: NSDirectionalEdgeInsets
        /// The colour of the title and the image; nil uses the colour of the style.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil uses the colour of the style.
        public var baseBackgroundColor: UIColor?
        /// The background. Its colour takes precedence over ``baseBackgroundColor``.
        public var background = UIBackgroundConfiguration.clear()
        /// The rounding of the corners. `fixed` and `dynamic` use the corner radius of ``background``.
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if oldValue != buttonSize { contentInsets = buttonSize.insets } }
        }
        private let style: Style

        private init(_ style: Style) {
            self.style = style
            contentInsets = Size.medium.insets
            background.cornerRadius = 6
        }

        public static func plain() -> Configuration { .init(.plain) }
        public static func borderless() -> Configuration { .init(.plain) }
        public static func gray() -> Configuration { .init(.gray) }
        public static func bordered() -> Configuration { .init(.gray) }
        public static func tinted() -> Configuration { .init(.tinted) }
        public static func borderedTinted() -> Configuration { .init(.tinted) }
        public static func filled() -> Configuration { .init(.filled) }
        public static func borderedProminent() -> Configuration { .init(.filled) }

        /// Always returns self.
        public func updated(for button: UIButton) -> Configuration { self }

        /// The title and the subtitle as plain text; nil if there is neither.
        var words: String? {
            let lines = [title, subtitle].compactMap(\.self).filter { !$0.isEmpty }
            return lines.isEmpty ? nil : lines.joined(separator: "\n")
        }

        /// Returns the title and subtitle with attributes. Missing attributes are taken from `ordinary`. Returns nil if
        /// the result has only attributes of `ordinary`.
        func attributedText(defaults ordinary: AttributeContainer) -> NSAttributedString? {
            let lines = [
                (attributedTitle, titleTextAttributesTransformer),
                (attributedSubtitle, subtitleTextAttributesTransformer),
            ].compactMap { line, transformer -> AttributedString? in
                guard var line, !line.characters.isEmpty else { return nil }
                line.mergeAttributes(ordinary, mergePolicy: .keepCurrent)
                guard let transformer else { return line }
                return line.runs.reduce(into: AttributedString()) { text, run in
                    text += AttributedString(
                        String(line[run.range].characters), attributes: transformer(run.attributes))
                }
            }
            guard let first = lines.first else { return nil }
            let text = lines.dropFirst().reduce(into: first) { text, line in
                text += AttributedString("\n", attributes: ordinary) + line
            }
            return text.runs.allSatisfy { $0.attributes == ordinary } ? nil : NSAttributedString(text)
        }

        func foreground(_ tint: UIColor) -> UIColor { baseForegroundColor ?? (style == .filled ? .white : tint) }

        func fill(_ tint: UIColor) -> UIColor? {
            if let own = background.backgroundColor { return own }
            if let base = baseBackgroundColor, style != .plain {
                return style == .tinted ? base.withAlphaComponent(0.18) : base
            }
            return switch style {
            case .plain: nil
            case .gray: .systemGray5
            case .tinted: tint.withAlphaComponent(0.18)
            case .filled: tint
            }
        }

        /// The background colour of the disabled button, which does not depend on the tint.
        var disabledFill: UIColor? {
            if let own = background.backgroundColor { return own }
            return style == .plain ? nil : .tertiarySystemFill
        }

        func radius(for height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: background.cornerRadius
            case .small: 4
            case .medium: 6
            case .large: 9
            case .capsule: height / 2
            }
        }
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        var configuration = configuration
        if configuration.title == nil { configuration.title = title(for: .normal) }
        if configuration.image == nil { configuration.image = image(for: .normal) }
        self.configuration = configuration
        adoptConfiguration()  // observers are not called during initialization
    }

    /// Applies the configuration to the button.
    func adoptConfiguration() {
        guard let configuration else { return }
        let tint = tintColor ?? .tintColor
        if configuration.words != nil || isTitledByConfiguration {
            isTitledByConfiguration = configuration.words != nil
            setTitle(configuration.words, for: .normal)
        }
        titleLabel?.numberOfLines = configuration.subtitle == nil ? titleLines : 0
        if titleLabel?.font == .systemFont(ofSize: 15) { titleLabel?.font = configuration.buttonSize.font }
        var ordinary = AttributeContainer()
        ordinary.font = titleLabel?.font
        ordinary.foregroundColor = configuration.foreground(tint)
        if isTitledByConfiguration || attributedTitle(for: .normal) == nil {
            setAttributedTitle(configuration.attributedText(defaults: ordinary), for: .normal)
        }
        let symbol = configuration.preferredSymbolConfigurationForImage
        if let image = configuration.image {
            setImage(symbol.map { image.withConfiguration($0) } ?? image, for: .normal)
            hasImageOfConfiguration = true
        } else if hasImageOfConfiguration {
            setImage(nil, for: .normal)
            hasImageOfConfiguration = false
        }
        setTitleColor(configuration.foreground(tint), for: .normal)
        setTitleColor(.tertiaryLabel, for: .disabled)
        let insets = configuration.contentInsets
        contentEdgeInsets = UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        backgroundColor = isEnabled ? configuration.fill(tint) : configuration.disabledFill
        layer.borderColor = configuration.background.strokeColor?.cgColor
        layer.borderWidth = configuration.background.strokeColor == nil ? 0 : configuration.background.strokeWidth
        shapeConfigured()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Sets the corner radius that the configuration requires at the current height.
    func shapeConfigured() {
        guard let configuration else { return }
        layer.cornerRadius = configuration.radius(for: bounds.height)
    }

    /// The spacing between image and title.
    var pictureGap: CGFloat {
        guard let configuration, currentImage != nil, drawnTitle?.isEmpty == false else { return 0 }
        return configuration.imagePadding
    }

    /// The side of the title at which the image is placed.
    var picturePlacement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }
}

extension UIButton.Configuration.Size {
    fileprivate var insets: NSDirectionalEdgeInsets {
        let (down, across): (CGFloat, CGFloat) =
            switch self {
            case .mini: (4, 8)
            case .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    }

    fileprivate var font: UIFont {
        .preferredFont(forTextStyle: self == .mini || self == .small ? .subheadline : .body)
    }
}

public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
