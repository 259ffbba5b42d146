/// What an app sets for all views of a class, by a view of it that nobody sees.
///
/// On iOS every property may be set so. Here those are taken that apps set for whole classes; a view has them once it is in a
/// window, where it says nothing else itself.
final class Appearances {
    private var views: [ObjectIdentifier: UIView] = [:]

    /// The view that stands for all of a class.
    func proxy<View: UIView>(_ type: View.Type, _ make: () -> View) -> View {
        if let known = views[ObjectIdentifier(type)] as? View { return known }
        let view = make()
        views[ObjectIdentifier(type)] = view
        return view
    }

    func known<View: UIView>(_ type: View.Type) -> View? { views[ObjectIdentifier(type)] as? View }
}

extension Appearances: ApplicationKey {
    static var defaultValue: Appearances { Appearances() }
}

extension UIView {
    /// The tint that was given to this view itself; nil where it has that of what is around.
    var ownTint: UIColor? { rare?.rarest?.tintColor }

    /// Takes what the app set for all views of a class, where this one says nothing itself.
    func adopt<View: UIView>(_ type: View.Type, _ take: (View) -> Void) {
        guard let proxy = UIApplication.shared.values[Appearances.self].known(type), proxy !== self else { return }
        take(proxy)
    }
}
