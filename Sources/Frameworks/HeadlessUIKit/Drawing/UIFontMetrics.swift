/// Scales sizes with the content size category. Sizes grow in proportion to the sizes that Apple publishes for the text
/// style, and are rounded to pixels.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        scaled(value, to: UIFont.textSize(of: traitCollection))
    }

    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = FontScaling(
            source: font.source, size: font.pointSize, metrics: self,
            most: maximumPointSize > 0 ? maximumPointSize : .infinity)
        return scaling.font(at: UIFont.textSize(of: traitCollection))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontMetrics)?.style == style }
    public override var hash: Int { style.hashValue }

    fileprivate func scaled(_ value: CGFloat, to textSize: UIContentSizeCategory) -> CGFloat {
        let factor = style.pointSize(at: textSize) / style.pointSize(at: .large)
        return (value * factor * SimulatedDevice.scale).rounded() / SimulatedDevice.scale
    }
}

/// The unscaled source of a scaled font, so that the font can be scaled again.
struct FontScaling: Equatable {
    fileprivate let source: UIFont.Source
    fileprivate let size: CGFloat
    fileprivate let metrics: UIFontMetrics
    fileprivate let most: CGFloat

    /// Creates the scaling of a font in proportion to a text style.
    init(_ source: UIFont.Source, as style: UIFont.TextStyle) {
        self.init(
            source: source, size: style.pointSize(at: .large), metrics: UIFontMetrics(forTextStyle: style),
            most: .infinity)
    }

    fileprivate init(source: UIFont.Source, size: CGFloat, metrics: UIFontMetrics, most: CGFloat) {
        self.source = source
        self.size = size
        self.metrics = metrics
        self.most = most
    }

    func font(at textSize: UIContentSizeCategory) -> UIFont {
        UIFont(source, size: min(most, metrics.scaled(size, to: textSize)), scaling: self)
    }
}
