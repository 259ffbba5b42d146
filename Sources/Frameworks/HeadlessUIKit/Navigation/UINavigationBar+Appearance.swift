extension UINavigationBar {
    func adoptAppearance() {
        forEachProxy(of: UINavigationBar.self) { proxy in
            if barStyle == .default { barStyle = proxy.barStyle }
            if barTintColor == nil { barTintColor = proxy.barTintColor }
            if titleTextAttributes == nil { titleTextAttributes = proxy.titleTextAttributes }
            if largeTitleTextAttributes == nil { largeTitleTextAttributes = proxy.largeTitleTextAttributes }
            if shadowImage == nil { shadowImage = proxy.shadowImage }
            if backgroundImage(for: .default) == nil, let image = proxy.backgroundImage(for: .default) {
                setBackgroundImage(image, for: .default)
            }
            if !proxy.isTranslucent { isTranslucent = false }
            if ownTint == nil { tintColor = proxy.ownTint }
            if !prefersLargeTitles { prefersLargeTitles = proxy.prefersLargeTitles }
            if ownAppearance == nil, let look = proxy.ownAppearance { standardAppearance = look }
            if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
        }
    }
}
