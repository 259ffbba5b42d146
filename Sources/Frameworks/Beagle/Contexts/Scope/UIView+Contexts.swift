package import HeadlessUIKit

extension UIView {
    /// Declares a context on this view, or replaces the value of one it has.
    ///
    /// The id `global` writes the global context, which nothing can shadow.
    package func setContext(_ context: Context) {
        if GlobalContext.isGlobal(context.id) { return GlobalContext.configured?.set(context.value) ?? () }
        if let present = ownObservable(context.id) { return present.set(context.value) }
        if !context.canBeRead {
            BeagleNote.ignored(reason: "no expression can read a context with the id \"\(context.id)\"").record()
        }
        makeContexts().declared.append(ObservableContext(context))
    }

    /// Declares a context that somebody else keeps up to date; `global` cannot be shadowed, not even so.
    package func declare(_ context: ObservableContext) {
        if !GlobalContext.isGlobal(context.id) { makeContexts().declared.append(context) }
    }

    /// The value of a context that this view itself declares.
    package func ownContext(_ id: String) -> DynamicObject? {
        ownObservable(id)?.value
    }

    /// A context that this view itself declares.
    package func ownObservable(_ id: String) -> ObservableContext? {
        contexts?.declared.first { $0.id == id }
    }

    /// The nearest context of that id: of this view, or of one around it; `global` is the application's.
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
        if steps >= 16 { _ = UIApplication.shared.work.take(.operation, steps / 16, for: self) }
        return found
    }

    /// The nearest view with a context of that id.
    package func viewWithContext(_ id: String) -> UIView? {
        contextHolders.first { $0.ownObservable(id) != nil }
    }

    /// Where the search goes on instead of the superview: cells of a list point to their list.
    package var contextParent: UIView? {
        get { contexts?.parent }
        set { makeContexts().parent = newValue }
    }

    /// Every context this view can see but the global one, nearest first.
    var contextsInScope: [ObservableContext] {
        contextHolders.flatMap { $0.contexts?.declared ?? [] }
    }

    private var contextHolders: some Sequence<UIView> {
        sequence(first: self) { $0.contextParent ?? $0.superview }
    }

    /// Nothing else is ever filed under that key, so the cast cannot be wrong.
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

/// What a view has to say in the search for a context; most views have nothing.
private final class ViewContexts {
    static let key = ObjectIdentifier(ViewContexts.self)

    var declared: [ObservableContext] = []
    weak var parent: UIView?
}
