/// Tells views, and the controllers whose views they are, that their traits are others.
package struct TraitChange {
    private let before: [UITraitCollection]
    private let after: [UITraitCollection]
    private let resizesText: Bool

    /// From one device to another, or to the same, where only the style that a view asks for is another.
    package init(from former: SimulatedDevice, to device: SimulatedDevice) {
        let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
        before = styles.map { former.traits($0) }
        after = styles.map { device.traits($0) }
        resizesText = former.textSize != device.textSize
    }

    /// Tells a view and everything inside it, from the outside to the inside.
    package func tell(_ view: UIView) {
        let style = view.nearestStyle
        tell(view, from: style, to: style)
    }

    /// As `tell(_:)`, where the style that counts for the view was another, too.
    func tell(_ view: UIView, from former: UIUserInterfaceStyle, to style: UIUserInterfaceStyle) {
        let previous = before[former.rawValue]
        guard previous != after[style.rawValue] else { return }
        if resizesText { view.textSizeChanged() }
        if previous.userInterfaceStyle != after[style.rawValue].userInterfaceStyle { view.styleChanged() }
        for responder in [view.rare?.controller, view] {
            responder?.traitCollectionDidChange(previous)
            for hearer in responder?.traitHearers ?? [] { hearer.hear(previous, after[style.rawValue]) }
        }
        if view.rare?.rarest?.layer?.drawing != nil { view.setNeedsDisplay() }
        for child in Array(view.children) where child.container === view {
            let own = child.styleAskedFor
            tell(child, from: own ?? former, to: own ?? style)
        }
    }
}

/// Who hears of traits of one responder: of what they were before, and what they are.
final class TraitHearer {
    let hear: (UITraitCollection, UITraitCollection) -> Void

    init(_ hear: @escaping (UITraitCollection, UITraitCollection) -> Void) { self.hear = hear }
}
