public final class UIFontDescriptor: NSObject, @unchecked Sendable {  // every stored property is a constant
    public struct SymbolicTraits: OptionSet, Sendable {
        /// Bits as on iOS.
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// They are wide; there are no such letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// They are narrow; there are no such letters.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// They stand below one another; there are no such letters.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Lines are closer; kept.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are further apart; kept.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the family, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the font in its family, a `String` such as `Bold Italic`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// What letters look like, a dictionary by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// ``SymbolicTraits``, or their bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Round ends; drawn as the usual one.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let form: FontForm
    /// The height of the letters in points; 0 where nothing is said.
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

    // MARK: - Others like it

    /// The same with these traits and no other; nil where there are no such letters.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isDisjoint(with: [.traitExpanded, .traitCondensed, .traitVertical]) else { return nil }
        var form = form
        form.take(symbolicTraits)
        return UIFontDescriptor(form, size: pointSize)
    }

    /// The same in another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var form = form
        form.textStyle = nil
        return UIFontDescriptor(form, size: newPointSize)
    }

    /// The same in a family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// The same with the font of its family that has this name, such as `Bold Italic`.
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The same in another kind of letters that the system has; nil for one that it does not have.
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

    /// The same with more said of it; what is no value of its name is left out.
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
        if let traits = attributes[.traits] as? [TraitKey: Any] { form.take(traits) }
        return UIFontDescriptor(form, size: size)
    }

    // MARK: - What it says

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

    /// A font that is like this, in a size; 0 is the size that the descriptor has.
    ///
    /// One of a text style follows the text size where a label says so, whatever its traits; a size of its own does
    /// not.
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

    /// The name of the font, as far as there is one: its family's.
    public var fontName: String { FontForm(source).familyName }
}
