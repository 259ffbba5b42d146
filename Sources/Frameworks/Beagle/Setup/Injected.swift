/// A dependency that is resolved by its type when it is first read (Beagle iOS 2.1, Injected.swift).
///
/// Without a resolver, the dependency is taken from the current configuration. Reading a missing dependency crashes the
/// app, as on iOS; ``OptionalInjected`` returns nil instead.
@propertyWrapper
public final class Injected<Dependency> {
    private var source: InjectionSource<Dependency>

    /// Creates a dependency of the current configuration.
    public init() { source = .configurationInForce }

    public init(_ resolver: any DependenciesContainerResolving) { source = .resolver(resolver) }

    /// The dependency; an assigned value replaces it.
    public var wrappedValue: Dependency {
        get {
            do {
                return try source.find()
            } catch {
                fatalError(error.localizedDescription)
            }
        }
        set { source = .found(newValue) }
    }
}

/// A dependency that is resolved by its type when it is first read; nil while there is none (Beagle iOS 2.1,
/// Injected.swift).
@propertyWrapper
public final class OptionalInjected<Dependency> {
    private var source: InjectionSource<Dependency>

    /// Creates a dependency of the current configuration.
    public init() { source = .configurationInForce }

    public init(_ resolver: any DependenciesContainerResolving) { source = .resolver(resolver) }

    /// The dependency; an assigned value replaces it, but assigning nil has no effect.
    public var wrappedValue: Dependency? {
        get { try? source.find() }
        set {
            if let newValue { source = .found(newValue) }
        }
    }
}

/// The configuration or resolver that provides an injected dependency, or the dependency once it was found.
private enum InjectionSource<Dependency> {
    case configurationInForce
    case resolver(any DependenciesContainerResolving)
    case found(Dependency)

    /// Returns the dependency, and stores it for later calls. Throws if there is none.
    mutating func find() throws -> Dependency {
        let dependency: Dependency
        switch self {
        case .found(let known): return known
        case .resolver(let resolver): dependency = try resolver.resolve()
        case .configurationInForce: dependency = try DependenciesContainer(Beagle.dependencies).resolve()
        }
        self = .found(dependency)
        return dependency
    }
}
