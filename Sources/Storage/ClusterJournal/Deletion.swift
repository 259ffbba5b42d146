import JSON
import Wire

/// The message that notifies nodes of a deleted session.
struct Deletion: JSONMessage {
    let session: SessionID
    /// The last position of the session's record; nil if there was none.
    let place: StreamPlace?
}
