import SessionRuntime

extension SessionRegistry.Access {
    /// The session as it is now; who may only look is not told the name by which it could be changed.
    func snapshot(of view: SessionView) -> [UInt8] {
        switch self {
        case .full: view.snapshot(for: .owner)
        case .looking: view.snapshot(for: .watcher)
        }
    }
}
