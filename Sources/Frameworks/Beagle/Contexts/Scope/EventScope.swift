package import HeadlessUIKit

/// The implicit contexts that the running handler sees, such as `onChange` or `onSuccess`.
///
/// They live for their handler and the handlers nested in it, also those that run later, and nobody else sees them.
package struct EventScope {
    /// Innermost first.
    private var implicit: [ObservableContext] = []
    /// The contexts around the origin when the event happened, nearest first; they serve once it has left the screen.
    private var captured: [ObservableContext] = []

    private static var current: EventScope {
        get { RunningHandler.current.scope }
        set { RunningHandler.current.scope = newValue }
    }

    /// Runs a handler that sees `context` besides what the running one sees.
    package static func with<Result>(_ context: Context, _ body: () throws -> Result) rethrows -> Result {
        var scope = current
        scope.implicit.removeAll { $0.id == context.id }  // hidden from now on, and a chain of requests has no end
        scope.implicit.insert(ObservableContext(context), at: 0)
        return try scope.resume(body)
    }

    /// Runs what belongs to no handler: bindings, and what happens when a component is first laid out.
    package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
        let scope = current
        if scope.isEmpty { return try body() }
        return try EventScope().resume(body)
    }

    /// What the running handler sees, for a handler of its that runs later.
    package static func captured(around origin: UIView?) -> EventScope {
        var scope = current
        guard let nearest = origin?.contextsInScope else { return scope }
        let hidden = Set(nearest.map(\.id))
        scope.captured = nearest + scope.captured.filter { !hidden.contains($0.id) }
        return scope
    }

    /// Runs `body` with what this scope holds.
    package func resume<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try body()
    }

    /// Writes the context that an action of the running handler means; false when there is none.
    package static func set(_ id: String, to value: DynamicObject, at path: Path?, from origin: UIView) -> Bool {
        guard let context = context(id, around: origin) else { return false }
        if let path { context.set(value, at: path) } else { context.set(value) }
        return true
    }

    private var isEmpty: Bool { implicit.isEmpty && captured.isEmpty }

    /// The context that an action of the running handler means: its implicit ones come before the view's own.
    static func context(_ id: String, around view: UIView?) -> ObservableContext? {
        if GlobalContext.isGlobal(id) { return GlobalContext.configured }
        let scope = current
        return scope.implicit.first { $0.id == id } ?? view?.context(id) ?? scope.captured.first { $0.id == id }
    }
}

/// What one application's running handler sees; nothing while none runs.
private final class RunningHandler {
    private static let key = ObjectIdentifier(RunningHandler.self)

    var scope = EventScope()

    static var current: RunningHandler {
        let values = UIApplication.shared.values
        if let known = values[object: key] { return unsafeDowncast(known, to: RunningHandler.self) }
        let made = RunningHandler()
        values[object: key] = made
        return made
    }
}
