/// Where a message stands: an entry, or what is known of a session.
struct StreamPlace: Equatable, Codable {
    /// The number of the stream, of those of its kind.
    let stream: Int
    /// The place in the stream; 0 before the first message of its subject.
    let sequence: UInt64
}
