import Dispatch
import Wire

/// Room for a client who has opened as many sessions as one may.
extension SessionParking {
    /// Puts the client's oldest session aside that nobody watches, where the client may open no more, and calls `then`
    /// when that is done, with whether there may be room now. Sessions that are not recorded cannot be put aside.
    package func makeRoom(for client: String, then: @escaping @Sendable (Bool) -> Void) {
        guard directory.isFull(for: client) else { return then(true) }
        switch directory.idlest(of: client) {
        case .session(let oldest): putAside(oldest) { then(true) }
        case .leaving: DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { then(true) }
        case .none: then(false)
        }
    }
}
