public final class UIFontDescriptor: NSObject, @unchecked Sendable {  // every stored property is a constant
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Not available in the installed fonts.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Not available in the installed fonts.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Not available in the installed fonts.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Stored; has no visible effect.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Stored; has no visible effect.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family name, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face name, a `String` such as `Bold Italic`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, a dictionary with ``TraitKey`` keys.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits, ``SymbolicTraits`` or their raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design. It is drawn as the default design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let form: FontForm
    /// The size in points; 0 if none is specified.
    public let pointSize: CGFloat

    init(_ form: FontForm, size: CGFloat) {
        self.form = form
        pointSize = size
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontForm(kind: .family(fontName)), size: size)
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let bare = UIFontDescriptor(FontForm(kind: .system), size: 0).addingAttributes(attributes)
        self.init(bare.form, size: bare.pointSize)
    }

    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: - Derived descriptors

    /// Returns the descriptor with the given traits; nil if the installed fonts do not have them.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isDisjoint(with: [.traitExpanded, .traitCondensed, .traitVertical]) else { return nil }
        var form = form
        form.apply(symbolicTraits)
        return UIFontDescriptor(form, size: pointSize)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var form = form
        form.textStyle = nil
        return UIFontDescriptor(form, size: newPointSize)
    }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Returns the descriptor with a face such as `Bold Italic`.
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// Returns the descriptor with a design; nil if the design is not available.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var form = form
        switch design {
        case .default, .rounded: form.kind = .system
        case .serif: form.kind = .family("ui-serif")
        case .monospaced: form.kind = .monospaced
        default: return nil
        }
        return UIFontDescriptor(form, size: pointSize)
    }

    /// Returns the descriptor with additional attributes. Values of a wrong type are ignored.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var form = form
        var size = pointSize
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            form = FontForm(style: style)
            size = UIFont.preferredFont(forTextStyle: style).pointSize
        }
        if let family = (attributes[.family] ?? attributes[.name]) as? String, !family.isEmpty {
            form.kind = .family(family)
        }
        if let face = (attributes[.face] as? String)?.lowercased() {
            form.weight = face.contains("bold") ? .bold : .regular
            form.isItalic = face.contains("italic") || face.contains("oblique")
        }
        if let given = attributes[.size].flatMap(FontForm.number), given >= 0 {
            size = given
            form.textStyle = nil
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] { form.apply(traits) }
        return UIFontDescriptor(form, size: size)
    }

    // MARK: - Attributes

    public var symbolicTraits: SymbolicTraits { form.symbolicTraits }

    public var postscriptName: String { form.familyName }

    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .family: form.familyName, .size: pointSize,
            .traits: [TraitKey.weight: form.weight, .symbolic: form.symbolicTraits] as [TraitKey: Any],
        ]
        attributes[.textStyle] = form.textStyle
        return attributes
    }

    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.form == form && other.pointSize == pointSize
    }

    public override var hash: Int { form.hashValue ^ pointSize.hashValue }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(FontForm(source), size: pointSize) }

    /// Creates the font of a descriptor. A size of 0 uses the size of the descriptor.
    ///
    /// A font of a text style, with any traits, follows the content size category in labels that adjust their font. A
    /// font with an explicit size does not follow it.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let isOwnSize = pointSize > 0 && pointSize != descriptor.pointSize
        let size = pointSize > 0 ? pointSize : descriptor.pointSize > 0 ? descriptor.pointSize : 12
        let form = descriptor.form
        if let style = form.textStyle, !isOwnSize {
            let scaled = form.source == .style(style) ? nil : FontScaling(form.source, as: style)
            self.init(form.source, size: size, scaling: scaled)
        } else {
            self.init(form.fixedSource, size: size)
        }
    }

    public var familyName: String { FontForm(source).familyName }

    /// The name of the family.
    public var fontName: String { FontForm(source).familyName }
}
