/// The running application's configuration; outside any application, one for the whole process.
///
/// Assign it where the application starts: `Beagle.dependencies = dependencies`.
public var dependencies: any BeagleDependenciesProtocol {
    get { (Configured.dependencies as? any BeagleDependenciesProtocol) ?? BeagleDependencies() }
    set { Configured.dependencies = newValue }
}

extension Configured: DependenciesMaking {
    package static func makeDependencies() -> Any { BeagleDependencies() }
}

extension BeagleController {
    /// The running application's configuration.
    public var dependencies: any BeagleDependenciesProtocol { Beagle.dependencies }
}
