/// A change of traits. Views and their controllers are notified of it.
package struct TraitChange {
    private let before: [UITraitCollection]
    private let after: [UITraitCollection]
    private let resizesText: Bool

    /// Creates the change from one device to another. If only an overridden interface style changes, both devices are
    /// the same.
    package init(from former: SimulatedDevice, to device: SimulatedDevice) {
        let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
        before = styles.map { former.traits($0) }
        after = styles.map { device.traits($0) }
        resizesText = former.textSize != device.textSize
    }

    /// Notifies a view and its descendants, superviews first.
    package func notify(_ view: UIView) {
        let style = view.nearestStyle
        notify(view, from: style, to: style)
    }

    /// Notifies a view and its descendants. The interface style of the view itself also changes from `former` to
    /// `style`.
    func notify(_ view: UIView, from former: UIUserInterfaceStyle, to style: UIUserInterfaceStyle) {
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
            notify(child, from: own ?? former, to: own ?? style)
        }
    }
}

/// An observer of a responder's traits. It receives the former and the current traits.
final class TraitObserver {
    let hear: (UITraitCollection, UITraitCollection) -> Void

    init(_ hear: @escaping (UITraitCollection, UITraitCollection) -> Void) { self.hear = hear }
}
