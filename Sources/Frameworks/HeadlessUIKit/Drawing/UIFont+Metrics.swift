import TextMetrics

extension UIFont {
    public var ascender: CGFloat { metrics.ascender }
    /// The depth of the font below the baseline, as a negative number of points.
    public var descender: CGFloat { metrics.descender }
    public var leading: CGFloat { metrics.leading }
    public var capHeight: CGFloat { metrics.capHeight }
    public var xHeight: CGFloat { metrics.xHeight }
    public var lineHeight: CGFloat { metrics.lineHeight }

    private var metrics: FontMetrics { DeviceFonts.metrics(of: textFont) }

    /// The font for measuring and drawing.
    var textFont: TextFont {
        switch source {
        case .system(let weight): TextFont(size: pointSize, weight: weight.textWeight)
        case .italic(let weight): TextFont(size: pointSize, weight: weight.textWeight, isItalic: true)
        case .monospaced(let weight): TextFont(.monospaced, size: pointSize, weight: weight.textWeight)
        case .monospacedDigits(let weight):
            TextFont(size: pointSize, weight: weight.textWeight, hasMonospacedDigits: true)
        case .style(let style): TextFont(size: pointSize, weight: style.weight.textWeight)
        case .family(let name): TextFont(named: name, size: pointSize)
        case .face(let name, let weight, let isItalic):
            TextFont(
                TextFont(named: name, size: pointSize).family, size: pointSize, weight: weight.textWeight,
                isItalic: isItalic)
        }
    }
}

extension UIFont.Weight {
    /// The nearest weight that the installed fonts have.
    var textWeight: FontWeight {
        switch rawValue {
        case ..<(-0.7): .ultraLight
        case ..<(-0.5): .thin
        case ..<(-0.2): .light
        case ..<0.1: .regular
        case ..<0.26: .medium
        case ..<0.35: .semibold
        case ..<0.5: .bold
        case ..<0.6: .heavy
        default: .black
        }
    }

    /// The nearest weight as a CSS number.
    var css: String { "\(textWeight.rawValue)" }
}

extension TextFont {
    /// Creates the replacement for a font with this name, chosen by keywords in the name.
    init(named name: String, size: Double) {
        let name = name.lowercased()
        func says(_ words: String...) -> Bool { words.contains { name.contains($0) } }
        let family: Family =
            if says("mono", "courier", "menlo", "consolas") {
                .monospaced
            } else if says("times", "georgia", "palatino", "baskerville", "garamond", "serif"), !says("sans") {
                .serif
            } else {
                .system
            }
        let weight: FontWeight =
            if says("semibold", "demibold", "demi") {
                .semibold
            } else if says("extrabold", "heavy") {
                .heavy
            } else if says("bold") {
                .bold
            } else if says("black") {
                .black
            } else if says("medium") {
                .medium
            } else if says("ultralight") {
                .ultraLight
            } else if says("thin") {
                .thin
            } else if says("light") {
                .light
            } else {
                .regular
            }
        self.init(family, size: size, weight: weight, isItalic: says("italic", "oblique"))
    }
}
