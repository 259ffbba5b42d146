import HeadlessUIKit

/// Brings a navigation's context, already evaluated, to the screen it leads to.
struct NavigationHandOver {
    private let context: NavigationContext?

    init(_ context: NavigationContext?) {
        self.context = context
    }

    /// Loads the destination's view. Only its own root takes the context: a native screen has none to take.
    func apply(to destination: UIViewController) {
        guard let context else { return }
        guard let root = destination.view, let present = root.ownObservable(Context.navigation) else {
            return BeagleNote.ignored(reason: "\(type(of: destination)) takes no navigation context").record()
        }
        if let path = context.path { present.set(context.value, at: path) } else { present.set(context.value) }
    }
}
