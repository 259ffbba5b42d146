extension UIFont {
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { UIFont(.style(style), size: style.pointSize(at: textSize(of: traitCollection))) }

    /// Returns the content size category of the traits; if they specify none, the device's.
    static func textSize(of traits: UITraitCollection?) -> UIContentSizeCategory {
        guard let said = traits?.preferredContentSizeCategory, said != .unspecified else {
            return SimulatedDevice.current.textSize
        }
        return said
    }

    /// The font for the device's content size category. A font with a fixed size is returned unchanged.
    var forTextSizeOfNow: UIFont {
        if let scaling { return scaling.font(at: SimulatedDevice.current.textSize) }
        guard case .style(let style) = source else { return self }
        return .preferredFont(forTextStyle: style)
    }
}

extension UIFont.TextStyle {
    /// Returns the size in points that Apple publishes for a content size category.
    func pointSize(at textSize: UIContentSizeCategory) -> CGFloat {
        (Self.sizes[self] ?? Self.bodySizes)[textSize.place]
    }

    /// The text styles from the largest to the smallest, each with the value of the page's CSS property `font`.
    package static var tokens: [(name: String, font: String)] {
        leadings.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map { style, leading in
            let sizes = "\(CSSValue.pixels(style.pointSize(at: .large)))/\(CSSValue.pixels(leading))"
            return (style.rawValue, "\(style.weight.css) \(sizes) var(--device-font)")
        }
    }

    /// The distances between lines in points that Apple publishes for the default content size category.
    private static let leadings: [UIFont.TextStyle: CGFloat] = [
        .largeTitle: 41, .title1: 34, .title2: 28, .title3: 25, .headline: 22, .body: 22, .callout: 21,
        .subheadline: 20, .footnote: 18, .caption1: 16, .caption2: 13,
    ]

    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: bodySizes,
        .body: bodySizes,
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
