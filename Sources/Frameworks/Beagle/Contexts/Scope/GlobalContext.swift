/// The one context that every screen of an application shares, under the id `global`.
///
/// ```swift
/// Beagle.dependencies.globalContext.set(value: "Ada", path: "user.name")
/// ```
/// Provenance: Beagle iOS 2.1, GlobalContextProtocol.swift.
public protocol GlobalContextProtocol {
    /// Its id.
    var globalId: String { get }
    /// What expressions read, and observers hear.
    var context: Observable<Context> { get }

    /// Whether `id` names the global context.
    func isGlobal(id: String?) -> Bool
    /// Writes at a path, or the whole where there is none; a path that cannot be parsed does nothing.
    func set(value: DynamicObject, path: String?)
    /// The value at a path, or the whole; null when it is missing or the path cannot be parsed.
    func get(path: String?) -> DynamicObject
    /// Sets null at a path, whose key stays, or all of it.
    func clear(path: String?)
}

extension GlobalContextProtocol {
    /// Replaces the whole value.
    public func set(_ value: DynamicObject) { set(value: value, path: nil) }
    /// The whole value.
    public func get() -> DynamicObject { get(path: nil) }
    /// Sets null.
    public func clear() { clear(path: nil) }
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
    /// What observers hear; expressions read the same.
    public let context: Observable<Context>

    private let live: ObservableContext

    /// A global context for one application.
    public init() {
        live = ObservableContext(Context(id: Context.global))
        context = GlobalObservable(live)
    }

    /// Whether `id` names the global context.
    public func isGlobal(id: String?) -> Bool { id == globalId }

    /// Writes at a path by the rules of `beagle:setContext`, or the whole value.
    public func set(value: DynamicObject, path: String?) {
        guard let path else { return live.set(value) }
        if let path = Path(rawValue: path) { live.set(value, at: path) }
    }

    /// The value at a path, or the whole.
    public func get(path: String?) -> DynamicObject {
        guard let path else { return live.value }
        return Path(rawValue: path).map { live.value[$0] } ?? .empty
    }

    /// Sets null at a path, which makes a missing one, or all of it.
    public func clear(path: String?) { set(value: .empty, path: path) }
}

extension GlobalContext {
    static func isGlobal(_ id: String) -> Bool { id == Context.global }

    /// The running application's, nil while nothing is set up.
    static var configured: ObservableContext? {
        switch (Configured.dependencies as? any DependencyGlobalContext)?.globalContext {
        case nil: nil
        case let own as GlobalContext: own.live
        case .some(let foreign): ForeignGlobal.live(for: foreign.context)
        }
    }
}
