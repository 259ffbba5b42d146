/// The one context that every screen of an application shares, under the id `global`.
///
/// ```swift
/// Beagle.dependencies.globalContext.set(value: "Ada", path: "user.name")
/// ```
/// Provenance: Beagle iOS 2.1, GlobalContextProtocol.swift.
public protocol GlobalContextProtocol {
    /// Its id.
    var globalId: String { get }
    /// What expressions read, and bindings observe.
    var context: ObservableContext { get }

    /// Whether `id` names the global context.
    func isGlobal(id: String?) -> Bool
    /// Replaces the whole value.
    func set(_ value: DynamicObject)
    /// Writes at a path; one that cannot be parsed does nothing.
    func set(value: DynamicObject, path: String)
    /// The whole value.
    func get() -> DynamicObject
    /// The value at a path, null when it is missing or the path cannot be parsed.
    func get(path: String) -> DynamicObject
    /// Sets null.
    func clear()
    /// Sets null at a path; the key stays.
    func clear(path: String)
}

/// Something that has a global context, such as the application's dependencies.
public protocol DependencyGlobalContext {
    /// The application's global context.
    var globalContext: any GlobalContextProtocol { get }
}

/// Beagle's own global context, null at first.
public final class GlobalContext: GlobalContextProtocol {
    /// `global`.
    public let globalId = Context.global
    /// What expressions read, and bindings observe.
    public let context = ObservableContext(Context(id: Context.global))

    /// A global context for one application.
    public init() {}

    /// Whether `id` names the global context.
    public func isGlobal(id: String?) -> Bool { id == globalId }

    /// Replaces the whole value.
    public func set(_ value: DynamicObject) { context.set(value) }

    /// Writes at a path by the rules of `beagle:setContext`.
    public func set(value: DynamicObject, path: String) {
        if let path = Path(rawValue: path) { context.set(value, at: path) }
    }

    /// The whole value.
    public func get() -> DynamicObject { context.value }

    /// The value at a path.
    public func get(path: String) -> DynamicObject {
        Path(rawValue: path).map { context.value[$0] } ?? .empty
    }

    /// Sets null.
    public func clear() { set(.empty) }

    /// Sets null at a path, which makes a missing one.
    public func clear(path: String) { set(value: .empty, path: path) }
}

extension GlobalContext {
    static func isGlobal(_ id: String) -> Bool { id == Context.global }

    /// The running application's, nil while nothing is set up.
    static var configured: ObservableContext? {
        (Configured.dependencies as? any DependencyGlobalContext)?.globalContext.context
    }
}
