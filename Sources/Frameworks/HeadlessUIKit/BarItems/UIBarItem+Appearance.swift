/// The appearance proxies of bar items, by their class.
private enum BarItemProxies: ApplicationKey {
    static var defaultValue: [ObjectIdentifier: UIBarItem] { [:] }
}

extension UIBarItem {
    /// Returns the appearance proxy for all bar items. Title attributes and the tint colour are supported.
    public static func appearance() -> Self { proxy() }

    /// Returns the appearance proxy. The container types have no effect.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { proxy() }

    private static func proxy() -> Self {
        let values = AppEnvironment.current.values
        if let known = values[BarItemProxies.self][ObjectIdentifier(self)] {
            return unsafeDowncast(known, to: Self.self)
        }
        guard let made = ObjectMaker.make(self), type(of: made) == self else {
            preconditionFailure("\(self) cannot be created by init()")
        }
        let item = unsafeDowncast(made, to: Self.self)
        values[BarItemProxies.self][ObjectIdentifier(self)] = item
        return item
    }

    /// The proxies that apply to the item, the most specific first.
    private var proxies: [UIBarItem] {
        let known = AppEnvironment.current.values[BarItemProxies.self]
        if known.isEmpty { return [] }
        let bases: [UIBarItem.Type] = self is UITabBarItem ? [UITabBarItem.self] : [UIBarButtonItem.self]
        return (bases + [UIBarItem.self]).compactMap { known[ObjectIdentifier($0)] }
    }

    /// Returns the attributes with which the title is drawn in a state: the item's own, or otherwise those of its
    /// proxies.
    func drawnTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        var attributes = titleTextAttributes(for: state) ?? [:]
        for proxy in proxies { attributes.merge(proxy.titleTextAttributes(for: state) ?? [:]) { own, _ in own } }
        return attributes
    }

    /// The tint colour of the item, or otherwise of its proxies.
    var drawnTint: UIColor? {
        (self as? UIBarButtonItem)?.tintColor ?? proxies.lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
    }
}
