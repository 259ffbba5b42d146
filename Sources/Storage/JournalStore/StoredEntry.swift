import Foundation
import Wire

/// An entry as it is stored, with its input undecoded.
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
