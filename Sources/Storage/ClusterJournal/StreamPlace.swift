/// The position of a message that contains an entry or a record.
struct StreamPlace: Equatable, Codable {
    /// The number of the stream, among the streams of entries or those of records.
    let stream: Int
    /// The sequence number of the message; 0 before the first message of its subject.
    let sequence: UInt64
}
