import Sessions

extension SessionRegistry.Access {
    /// The session as it is now; who may only look is not told the name by which it could be changed.
    func snapshot(of view: SessionView) async -> [UInt8] {
        switch self {
        case .full: await view.snapshot(for: .owner)
        case .looking: await view.snapshot(for: .watcher)
        }
    }
}
