extension BeagleCoder {
    /// Returns a coder with Beagle's own components and actions.
    package static func withBuiltIns() -> BeagleCoder { Coder() }

    /// The shared coder of Beagle's own types, which must not be changed.
    static var builtIns: BeagleCoder { BuiltIns.shared.coder }
}

/// The coder of Beagle's own types, which are registered once for all apps of the process.
///
/// Sendable without a check, because the coder is filled before it is shared, and only read afterwards.
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
