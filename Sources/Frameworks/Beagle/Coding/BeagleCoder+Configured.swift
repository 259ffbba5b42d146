public protocol DependencyCoder {
    var coder: BeagleCoder { get }
}

extension BeagleCoder {
    /// The coder of the running app; an empty coder if nothing is set up.
    package static var configured: BeagleCoder {
        Configured.part((any DependencyCoder).self)?.coder ?? BeagleCoder()
    }
}
