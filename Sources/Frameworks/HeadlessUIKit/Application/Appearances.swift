/// What an app sets for all views of a class, by a view of it that nobody sees.
///
/// On iOS every property may be set so. Here those are taken that apps set for whole classes; a view has them once it
/// is in a window, where it says nothing else itself.
final class Appearances {
    private var views: [ObjectIdentifier: UIView] = [:]
    /// Those for views inside views of other classes, the outermost last.
    private var inside: [ObjectIdentifier: [(around: [UIView.Type], view: UIView)]] = [:]

    /// The view that stands for all of a class.
    func proxy<View: UIView>(_ type: View.Type, _ make: () -> View) -> View {
        if let known = views[ObjectIdentifier(type)] as? View { return known }
        let view = make()
        views[ObjectIdentifier(type)] = view
        return view
    }

    /// The view that stands for all of a class that are inside views of others, the nearest first.
    func proxy<View: UIView>(_ type: View.Type, inside around: [UIView.Type], _ make: () -> View) -> View {
        let key = ObjectIdentifier(type)
        let known = inside[key]?.first { $0.around.elementsEqual(around, by: ==) }?.view as? View
        if let known { return known }
        let view = make()
        inside[key, default: []].append((around, view))
        return view
    }

    func known<View: UIView>(_ type: View.Type) -> View? { views[ObjectIdentifier(type)] as? View }

    /// Those that count for a view, that which says most of where it is first.
    func known<View: UIView>(_ type: View.Type, for view: UIView) -> [View] {
        let fitting = (inside[ObjectIdentifier(type)] ?? []).filter { Self.lies(view, in: $0.around) }
        let sorted = fitting.sorted { $0.around.count > $1.around.count }.compactMap { $0.view as? View }
        return sorted + [known(type)].compactMap { $0 }
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
    /// Whether the view is of a class, or of one below it.
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
    /// The tint that was given to this view itself; nil where it has that of what is around.
    var ownTint: UIColor? { rare?.rarest?.tintColor }

    /// Takes what the app set for all views of a class, where this one says nothing itself.
    func adopt<View: UIView>(_ type: View.Type, _ take: (View) -> Void) {
        for proxy in UIApplication.shared.values[Appearances.self].known(type, for: self) where proxy !== self {
            take(proxy)
        }
    }
}
