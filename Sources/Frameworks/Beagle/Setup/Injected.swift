/// A dependency that is found by its type when it is first read (Beagle iOS 2.1, Injected.swift).
///
/// Without a resolver it is that of the configuration in force. Reading one that is not there ends the session, as it
/// ends the app on a phone; ``OptionalInjected`` is nil then.
@propertyWrapper
public final class Injected<Dependency> {
    private var source: InjectionSource<Dependency>

    /// A dependency of the configuration in force.
    public init() { source = .configurationInForce }

    /// A dependency that `resolver` knows.
    public init(_ resolver: any DependenciesContainerResolving) { source = .resolver(resolver) }

    /// The dependency; one that is assigned stays.
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

/// A dependency that is found by its type when it is first read, nil as long as there is none
/// (Beagle iOS 2.1, Injected.swift).
@propertyWrapper
public final class OptionalInjected<Dependency> {
    private var source: InjectionSource<Dependency>

    /// A dependency of the configuration in force.
    public init() { source = .configurationInForce }

    /// A dependency that `resolver` knows.
    public init(_ resolver: any DependenciesContainerResolving) { source = .resolver(resolver) }

    /// The dependency; one that is assigned stays, nil does nothing.
    public var wrappedValue: Dependency? {
        get { try? source.find() }
        set {
            if let newValue { source = .found(newValue) }
        }
    }
}

/// Where an injected dependency comes from.
private enum InjectionSource<Dependency> {
    case configurationInForce
    case resolver(any DependenciesContainerResolving)
    case found(Dependency)

    /// The dependency, which is kept from now on.
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
