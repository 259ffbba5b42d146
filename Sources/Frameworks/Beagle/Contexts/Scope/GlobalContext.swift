/// The context that all screens of an app share, with the id `global`.
///
/// ```swift
/// Beagle.dependencies.globalContext.set(value: "Ada", path: "user.name")
/// ```
/// Source: Beagle iOS 2.1, GlobalContextProtocol.swift.
public protocol GlobalContextProtocol {
    var globalId: String { get }
    /// The observable context that expressions read.
    var context: Observable<Context> { get }

    func isGlobal(id: String?) -> Bool
    /// Writes a value at a path. A nil path replaces the whole value, and a malformed path does nothing.
    func set(value: DynamicObject, path: String?)
    /// Returns the value at a path; a nil path returns the whole value. Returns null if the value is missing or the
    /// path is malformed.
    func get(path: String?) -> DynamicObject
    /// Sets the value at a path to null but keeps its key; a nil path sets the whole value to null.
    func clear(path: String?)
}

extension GlobalContextProtocol {
    /// Replaces the whole value.
    public func set(_ value: DynamicObject) { set(value: value, path: nil) }
    /// Returns the whole value.
    public func get() -> DynamicObject { get(path: nil) }
    /// Sets the whole value to null.
    public func clear() { clear(path: nil) }
}

public protocol DependencyGlobalContext {
    var globalContext: any GlobalContextProtocol { get }
}

/// Beagle's own global context, initially null.
public final class GlobalContext: GlobalContextProtocol {
    /// Always `global`.
    public let globalId = Context.global
    /// The observable context. Its value is the value that expressions read.
    public let context: Observable<Context>

    private let live: ObservableContext

    public init() {
        live = ObservableContext(Context(id: Context.global))
        context = GlobalObservable(live)
    }

    public func isGlobal(id: String?) -> Bool { id == globalId }

    /// Writes a value at a path like the action `beagle:setContext`. A nil path replaces the whole value.
    public func set(value: DynamicObject, path: String?) {
        guard let path else { return live.set(value) }
        if let path = Path(rawValue: path) { live.set(value, at: path) }
    }

    /// Returns the value at a path; a nil path returns the whole value.
    public func get(path: String?) -> DynamicObject {
        guard let path else { return live.value }
        return Path(rawValue: path).map { live.value[$0] } ?? .empty
    }

    /// Sets the value at a path to null, and creates missing keys. A nil path sets the whole value to null.
    public func clear(path: String?) { set(value: .empty, path: path) }
}

extension GlobalContext {
    static func isGlobal(_ id: String) -> Bool { id == Context.global }

    /// The running app's global context; nil if nothing is set up.
    static var configured: ObservableContext? {
        switch (Configured.dependencies as? any DependencyGlobalContext)?.globalContext {
        case nil: nil
        case let own as GlobalContext: own.live
        case .some(let foreign): ForeignGlobal.live(for: foreign.context)
        }
    }
}
