import HeadlessUIKit

/// Passes the evaluated context of a navigation to its destination.
struct NavigationHandOver {
    private let context: NavigationContext?

    init(_ context: NavigationContext?) {
        self.context = context
    }

    /// Loads the destination's view and sets the context on its root view. Screens that the app itself implements have
    /// no context to set.
    func apply(to destination: UIViewController) {
        guard let context else { return }
        guard let root = destination.view, let present = root.ownObservable(Context.navigation) else {
            return BeagleMessage.ignored(reason: "\(type(of: destination)) takes no navigation context").record()
        }
        if let path = context.path { present.set(context.value, at: path) } else { present.set(context.value) }
    }
}
