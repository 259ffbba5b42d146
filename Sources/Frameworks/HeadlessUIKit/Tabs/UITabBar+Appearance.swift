extension UITabBar {
    /// Returns the appearance proxy. It applies to tab bars that enter a window afterwards.
    public static func appearance() -> UITabBar {
        AppEnvironment.current.values[Appearances.self].proxy(for: UITabBar.self) { UITabBar() }
    }

    func adoptAppearance() {
        forEachProxy(of: UITabBar.self) { proxy in
            if barTintColor == nil { barTintColor = proxy.barTintColor }
            if unselectedItemTintColor == nil { unselectedItemTintColor = proxy.unselectedItemTintColor }
            if backgroundImage == nil { backgroundImage = proxy.backgroundImage }
            if shadowImage == nil { shadowImage = proxy.shadowImage }
            if ownAppearance == nil, let look = proxy.ownAppearance { standardAppearance = look }
            if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
            if !proxy.isTranslucent { isTranslucent = false }
            if ownTint == nil { tintColor = proxy.ownTint }
        }
    }
}
