extension UITabBar {
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
