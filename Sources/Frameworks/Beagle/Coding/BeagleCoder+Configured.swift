/// Something that has a coder to offer, such as the application's dependencies.
public protocol DependencyCoder {
    /// The application's coder.
    var coder: BeagleCoder { get }
}

extension BeagleCoder {
    /// The coder of the running application, or one that knows no name while nothing is set up.
    package static var configured: BeagleCoder {
        Configured.part((any DependencyCoder).self)?.coder ?? BeagleCoder()
    }
}
