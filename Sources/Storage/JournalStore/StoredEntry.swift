import Foundation
import Wire

/// An entry as it is stored, not taken apart yet.
struct StoredEntry: Sendable {
    let number: Int
    let time: Duration
    let key: String?
    let input: String
    let digest: UInt64

    /// Takes the entry apart; throws a `DecodingError` when it is damaged.
    func entry(of session: SessionID, _ decoder: JSONDecoder) throws -> JournalEntry {
        JournalEntry(
            session: session, number: number, time: time, key: key,
            input: try decoder.decode(SessionInput.self, from: Data(input.utf8)), digest: digest)
    }
}
