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
        view.rare?.controller?.traitCollectionDidChange(previous)
        view.traitCollectionDidChange(previous)
        if view.rare?.rarest?.layer?.drawing != nil { view.setNeedsDisplay() }
        for child in Array(view.children) where child.container === view {
            let own = child.styleAskedFor
            tell(child, from: own ?? former, to: own ?? style)
        }
    }
}
