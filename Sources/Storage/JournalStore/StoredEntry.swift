import Foundation
import Wire

/// An entry in its stored form, with its input still encoded.
struct StoredEntry: Sendable {
    let number: Int
    let time: Duration
    let key: String?
    let input: String
    let digest: UInt64

    /// Decodes the entry; throws a `DecodingError` if it is damaged.
    func entry(of session: SessionID, _ decoder: JSONDecoder) throws -> JournalEntry {
        JournalEntry(
            session: session, number: number, time: time, key: key,
            input: try decoder.decode(SessionInput.self, from: Data(input.utf8)), digest: digest)
    }
}
