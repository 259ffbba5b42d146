extension BeagleCoder {
    /// A coder that knows Beagle's own components and actions.
    package static func withBuiltIns() -> BeagleCoder { Coder() }

    /// Beagle's own, which nobody adds to.
    static var builtIns: BeagleCoder { BuiltIns.shared.coder }
}

/// Beagle's own names, filed once for every application of the process.
///
/// Unchecked: the coder is filled before anyone else sees it and afterwards only read.
private struct BuiltIns: @unchecked Sendable {
    static let shared = BuiltIns()

    let coder = BeagleCoder()

    private init() {
        coder.registerBuiltInComponents()
        coder.registerBuiltInActions()
        coder.registerBuiltIn(Screen.self, as: .component, named: "screenComponent")
        for name in Navigate.names { coder.registerBuiltIn(Navigate.self, as: .action, named: name) }
    }
}
