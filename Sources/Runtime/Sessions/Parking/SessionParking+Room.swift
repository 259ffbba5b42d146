import Dispatch
import Wire

/// Parks sessions of clients that have reached their limit.
extension SessionParking {
    /// Makes room for one more session of the client. If the client has reached its limit, its oldest archived session
    /// without viewers is parked. Sessions that are not archived cannot be parked.
    ///
    /// - Parameter then: Called afterwards with whether a session of the client may be admitted.
    package func makeRoom(for client: String, then: @escaping @Sendable (Bool) -> Void) {
        guard directory.isFull(for: client) else { return then(true) }
        switch directory.idlest(of: client) {
        case .session(let oldest): putAside(oldest) { then(true) }
        case .leaving: DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { then(true) }
        case .none: then(false)
        }
    }
}
