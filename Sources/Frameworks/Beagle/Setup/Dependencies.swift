/// The running app's configuration; outside an app, one for the whole process.
///
/// Assign it when the app launches: `Beagle.dependencies = dependencies`.
public var dependencies: any BeagleDependenciesProtocol {
    get { (Configured.dependencies as? any BeagleDependenciesProtocol) ?? BeagleDependencies() }
    set { Configured.dependencies = newValue }
}

extension Configured: DependenciesMaking {
    package static func makeDependencies() -> Any { BeagleDependencies() }
}

extension BeagleController {
    /// The running app's configuration.
    public var dependencies: any BeagleDependenciesProtocol { Beagle.dependencies }
}
