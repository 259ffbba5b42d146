import Wire

/// What nodes tell each other of a session that one of them deleted.
struct Deletion: Message {
    let session: SessionID
    /// Where its record stood last; nil where there was none.
    let place: StreamPlace?
}
