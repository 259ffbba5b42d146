/// The properties of a font except its size.
struct FontForm: Hashable {
    /// The family of the font.
    enum Kind: Hashable {
        case system, monospaced, monospacedDigits
        case family(String)
    }

    var kind: Kind
    var weight = UIFont.Weight.regular
    var isItalic = false
    /// The text style that determines the size; nil if the size is fixed.
    var textStyle: UIFont.TextStyle?

    init(kind: Kind) { self.kind = kind }

    init(style: UIFont.TextStyle) {
        self.init(kind: .system)
        weight = style.weight
        textStyle = style
    }

    init(_ source: UIFont.Source) {
        switch source {
        case .system(let weight):
            self.init(kind: .system)
            self.weight = weight
        case .italic(let weight):
            self.init(kind: .system)
            self.weight = weight
            isItalic = true
        case .monospaced(let weight):
            self.init(kind: .monospaced)
            self.weight = weight
        case .monospacedDigits(let weight):
            self.init(kind: .monospacedDigits)
            self.weight = weight
        case .style(let style): self.init(style: style)
        case .family(let name): self.init(kind: .family(name))
        case .face(let name, let weight, let isItalic):
            self.init(kind: .family(name))
            self.weight = weight
            self.isItalic = isItalic
        }
    }

    /// The source of the font. It is a text style only if all other properties have the style's values.
    var source: UIFont.Source {
        if let textStyle, self == FontForm(style: textStyle) { return .style(textStyle) }
        return fixedSource
    }

    /// The source of the font without its text style.
    var fixedSource: UIFont.Source {
        switch kind {
        case .system: isItalic ? .italic(weight) : .system(weight)
        case .monospaced: .monospaced(weight)
        case .monospacedDigits: .monospacedDigits(weight)
        case .family(let name):
            weight == .regular && !isItalic ? .family(name) : .face(name, weight, isItalic: isItalic)
        }
    }

    /// The name of the family; the system's begins with a dot, as on iOS.
    var familyName: String {
        switch kind {
        case .system, .monospacedDigits: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .family(let name): name
        }
    }

    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if kind == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Replaces the symbolic traits, such as bold and italic, of the font.
    mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
        let isBold = traits.contains(.traitBold)
        if isBold != symbolicTraits.contains(.traitBold) { weight = isBold ? .bold : .regular }
        isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitMonoSpace) {
            kind = .monospaced
        } else if kind == .monospaced {
            kind = .system
        }
    }

    /// Sets the traits that the dictionary contains.
    mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let symbolic = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits { apply(symbolic) }
        if let bits = traits[.symbolic] as? UInt32 { apply(UIFontDescriptor.SymbolicTraits(rawValue: bits)) }
        if let weight = traits[.weight] as? UIFont.Weight {
            self.weight = weight
        } else if let value = traits[.weight].flatMap(Self.number) {
            weight = UIFont.Weight(rawValue: value)
        }
    }

    /// Returns the number that a value contains; nil for other values.
    static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as any BinaryFloatingPoint: CGFloat(value)
        case let value as any BinaryInteger: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
