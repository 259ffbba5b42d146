/// The position of a message with an entry or a record.
struct StreamPlace: Equatable, Codable {
    /// The number of the stream, among those of entries or of records.
    let stream: Int
    /// The sequence number; 0 before the first message of its subject.
    let sequence: UInt64
}
