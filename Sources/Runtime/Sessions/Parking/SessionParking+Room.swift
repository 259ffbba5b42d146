import Dispatch
import Wire

/// Parks sessions of clients that have reached their limit.
extension SessionParking {
    /// Parks the client's oldest session without viewers if the client may open no more. Sessions that are not archived
    /// cannot be parked.
    ///
    /// - Parameter then: Called with whether a session may now be admitted, after the other session was parked.
    package func makeRoom(for client: String, then: @escaping @Sendable (Bool) -> Void) {
        guard directory.isFull(for: client) else { return then(true) }
        switch directory.idlest(of: client) {
        case .session(let oldest): putAside(oldest) { then(true) }
        case .leaving: DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { then(true) }
        case .none: then(false)
        }
    }
}
