package import HeadlessUIKit

extension UIView {
    /// Declares a context on this view, or replaces the value of an existing one.
    ///
    /// The id `global` writes the global context, because that context cannot be shadowed.
    package func setContext(_ context: Context) {
        if GlobalContext.isGlobal(context.id) { return GlobalContext.configured?.set(context.value) ?? () }
        if let present = ownObservable(context.id) { return present.set(context.value) }
        if !context.canBeRead {
            BeagleMessage.ignored(reason: "no expression can read a context with the id \"\(context.id)\"").record()
        }
        makeContexts().declared.append(ObservableContext(context))
    }

    /// Declares a context that its owner keeps up to date; the context `global` cannot be shadowed in this way.
    package func declare(_ context: ObservableContext) {
        if !GlobalContext.isGlobal(context.id) { makeContexts().declared.append(context) }
    }

    /// Returns the value of a context declared by this view; nil if there is none.
    package func ownContext(_ id: String) -> DynamicObject? {
        ownObservable(id)?.value
    }

    /// Returns a context declared by this view; nil if there is none.
    package func ownObservable(_ id: String) -> ObservableContext? {
        contexts?.declared.first { $0.id == id }
    }

    /// Returns the nearest context with this id, of this view or an ancestor; `global` is the app's global context.
    package func context(_ id: String) -> ObservableContext? {
        if GlobalContext.isGlobal(id) { return GlobalContext.configured }
        var steps = 0
        var found: ObservableContext?
        var holder: UIView? = self
        while let view = holder {
            let contexts = view.contexts
            found = contexts?.declared.first { $0.id == id }
            if found != nil { break }
            holder = contexts?.parent ?? view.superview
            steps += 1
        }
        if steps >= 16 { _ = AppEnvironment.current.work.request(.operation, count: steps / 16, for: self) }
        return found
    }

    /// Returns the nearest view that declares a context with this id.
    package func viewWithContext(_ id: String) -> UIView? {
        contextHolders.first { $0.ownObservable(id) != nil }
    }

    /// The view at which the search for a context continues instead of the superview. For a cell it is the list. Nil
    /// for most views, which continue at the superview.
    package var contextParent: UIView? {
        get { contexts?.parent }
        set { makeContexts().parent = newValue }
    }

    /// All contexts visible to this view except the global one, nearest first.
    var contextsInScope: [ObservableContext] {
        contextHolders.flatMap { $0.contexts?.declared ?? [] }
    }

    private var contextHolders: some Sequence<UIView> {
        sequence(first: self) { $0.contextParent ?? $0.superview }
    }

    /// The contexts of this view; nil if it has none. The downcast is safe, because nothing else is stored under that
    /// key.
    private var contexts: ViewContexts? {
        attachments[object: ViewContexts.key].map { unsafeDowncast($0, to: ViewContexts.self) }
    }

    private func makeContexts() -> ViewContexts {
        if let contexts { return contexts }
        let made = ViewContexts()
        attachments[object: ViewContexts.key] = made
        return made
    }
}

/// The contexts declared by a view, and its context parent; most views have none.
private final class ViewContexts {
    static let key = ObjectIdentifier(ViewContexts.self)

    var declared: [ObservableContext] = []
    weak var parent: UIView?
}
