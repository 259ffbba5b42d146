import HeadlessUIKit

/// The observable for the app's own observers of Beagle's global context.
final class GlobalObservable: Observable<Context> {
    private let live: ObservableContext

    /// Creates an observable that notifies observers of each write to `live`.
    init(_ live: ObservableContext) {
        self.live = live
        super.init(value: Context(id: live.id, value: live.value))
        live.written = { [weak self] in self?.tellObservers() }
    }

    override var value: Context {
        get { Context(id: live.id, value: live.value) }
        set { live.set(newValue.value) }
    }
}

/// The connection to an app's own implementation of the global context, which makes it available to bindings.
final class ForeignGlobal: Observer {
    /// The app's observable. The reference is weak, because the observable retains its observers.
    private weak var source: Observable<Context>?
    private let live: ObservableContext

    private init(_ source: Observable<Context>) {
        self.source = source
        live = ObservableContext(
            source.value, rule: .report { [weak source] in source?.value = Context(id: $0.id, value: $0.value) })
        source.addObserver(self)
    }

    func didChangeValue(_ value: Any?) {
        guard let context = value as? Context, context.value != live.value else { return }
        live.update(to: context.value)
    }

    /// Returns the running app's context for an observable. If the app has replaced its observable, a new context is
    /// created.
    static func live(for source: Observable<Context>) -> ObservableContext {
        if let known = AppEnvironment.current.values[ForeignGlobalKey.self], known.source === source {
            return known.live
        }
        let made = ForeignGlobal(source)
        AppEnvironment.current.values[ForeignGlobalKey.self] = made
        return made.live
    }
}

private enum ForeignGlobalKey: ApplicationKey {
    static var defaultValue: ForeignGlobal? { nil }
}
