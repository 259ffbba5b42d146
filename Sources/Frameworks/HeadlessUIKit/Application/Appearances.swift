/// The appearance proxies of an app, one view for each class.
///
/// On iOS every property can be set on a proxy. On Linux only the properties that apps usually set are supported. A
/// view gets their values when it enters a window, except for properties that it has set itself.
final class Appearances {
    private var views: [ObjectIdentifier: UIView] = [:]
    /// The proxies for views inside containers, by the view's class. `around` lists the container classes, the
    /// outermost last.
    private var inside: [ObjectIdentifier: [(around: [UIView.Type], view: UIView)]] = [:]

    /// Returns the proxy of a class.
    func proxy<View: UIView>(for type: View.Type, make: () -> View) -> View {
        if let known = views[ObjectIdentifier(type)] as? View { return known }
        let view = make()
        views[ObjectIdentifier(type)] = view
        return view
    }

    /// Returns the proxy for views of a class inside the given containers, the nearest container first.
    func proxy<View: UIView>(for type: View.Type, inside around: [UIView.Type], make: () -> View) -> View {
        let key = ObjectIdentifier(type)
        let known = inside[key]?.first { $0.around.elementsEqual(around, by: ==) }?.view as? View
        if let known { return known }
        let view = make()
        inside[key, default: []].append((around, view))
        return view
    }

    func known<View: UIView>(_ type: View.Type) -> View? { views[ObjectIdentifier(type)] as? View }

    /// Returns the proxies that apply to a view, the most specific first.
    func known<View: UIView>(_ type: View.Type, for view: UIView) -> [View] {
        let fitting = (inside[ObjectIdentifier(type)] ?? []).filter { Self.lies(view, in: $0.around) }
        let sorted = fitting.sorted { $0.around.count > $1.around.count }.compactMap { $0.view as? View }
        return sorted + [known(type)].compactMap { $0 }
    }

    /// Returns the proxies of a class that apply to a view, the most specific first.
    func proxies(of type: ObjectIdentifier, for view: UIView) -> [UIView] {
        let fitting = (inside[type] ?? []).filter { Self.lies(view, in: $0.around) }
        return fitting.sorted { $0.around.count > $1.around.count }.map(\.view) + [views[type]].compactMap(\.self)
    }

    private static func lies(_ view: UIView, in around: [UIView.Type]) -> Bool {
        var wanted = around[...]
        var current = view.superview
        while let candidate = current, let next = wanted.first {
            if candidate.isOne(of: next) { wanted.removeFirst() }
            current = candidate.superview
        }
        return wanted.isEmpty
    }
}

extension UIView {
    /// Whether the view is an instance of `type` or of one of its subclasses.
    fileprivate func isOne(of type: UIView.Type) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if current.subjectType == type { return true }
            mirror = current.superclassMirror
        }
        return false
    }
}

extension Appearances: ApplicationKey {
    static var defaultValue: Appearances { Appearances() }
}

extension UIView {
    /// The tint colour set on this view itself; nil if it inherits one.
    var ownTint: UIColor? { rare?.rarest?.tintColor }

    /// Calls `take` with each proxy that applies to this view, starting with the most specific one.
    func forEachProxy<View: UIView>(of type: View.Type, body take: (View) -> Void) {
        for proxy in AppEnvironment.current.values[Appearances.self].known(type, for: self) where proxy !== self {
            take(proxy)
        }
    }
}
