package import HeadlessUIKit

/// The implicit contexts of the running handler, such as `onChange` or `onSuccess`.
///
/// Only the handler and its nested handlers can read and write them, even if a nested handler runs later.
package struct EventScope {
    /// The implicit contexts, innermost first.
    private var implicit: [ObservableContext] = []
    /// The contexts around the event's view at the time of the event, nearest first. They are used when the view has
    /// left the screen.
    private var captured: [ObservableContext] = []

    private static var current: EventScope {
        get { RunningHandler.current.scope }
        set { RunningHandler.current.scope = newValue }
    }

    /// Runs a handler with `context` in addition to the contexts of the running handler.
    package static func with<Result>(_ context: Context, perform body: () throws -> Result) rethrows -> Result {
        var scope = current
        scope.implicit.removeAll { $0.id == context.id }  // Otherwise a chain of requests accumulates them.
        scope.implicit.insert(ObservableContext(context), at: 0)
        return try scope.resume(body)
    }

    /// Runs work without the contexts of the running handler, because the work belongs to no handler: bindings, and the
    /// first layout of components.
    package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
        let scope = current
        if scope.isEmpty { return try body() }
        return try EventScope().resume(body)
    }

    /// Captures the contexts of the running handler, for a nested handler that runs later.
    package static func captured(around origin: UIView?) -> EventScope {
        var scope = current
        guard let nearest = origin?.contextsInScope else { return scope }
        let hidden = Set(nearest.map(\.id))
        scope.captured = nearest + scope.captured.filter { !hidden.contains($0.id) }
        return scope
    }

    /// Runs `body` with the captured contexts.
    package func resume<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try body()
    }

    /// Writes the context that `id` names in the running handler. Returns false if there is no such context.
    package static func set(_ id: String, to value: DynamicObject, at path: Path?, from origin: UIView) -> Bool {
        guard let context = context(id, around: origin) else { return false }
        if let path { context.set(value, at: path) } else { context.set(value) }
        return true
    }

    private var isEmpty: Bool { implicit.isEmpty && captured.isEmpty }

    /// Returns the context that `id` names in the running handler; nil if there is none. Implicit contexts take
    /// precedence over the contexts of the view.
    static func context(_ id: String, around view: UIView?) -> ObservableContext? {
        if GlobalContext.isGlobal(id) { return GlobalContext.configured }
        let scope = current
        return scope.implicit.first { $0.id == id } ?? view?.context(id) ?? scope.captured.first { $0.id == id }
    }
}

/// The contexts of the handler that an app runs now; empty if none is running.
private final class RunningHandler {
    private static let key = ObjectIdentifier(RunningHandler.self)

    var scope = EventScope()

    static var current: RunningHandler {
        let values = AppEnvironment.current.values
        if let known = values[object: key] { return unsafeDowncast(known, to: RunningHandler.self) }
        let made = RunningHandler()
        values[object: key] = made
        return made
    }
}
