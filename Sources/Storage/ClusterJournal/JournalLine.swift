import Foundation
import Wire

/// The format of an entry in its stream: a JSON header, a line break, and the input.
struct JournalLine {
    private struct Head: Codable {
        let number: Int
        let time: Int64
        let key: String?
        let digest: UInt64
        let author: NodeID
        let type: String
    }

    private let head: Head
    private let input: ArraySlice<UInt8>

    var number: Int { head.number }
    /// The node that wrote the entry.
    var author: NodeID { head.author }
    /// The type of the input.
    var type: String { head.type }

    /// Parses an entry; throws if the bytes are not one.
    init(_ bytes: [UInt8]) throws(ClusterError) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            throw .damaged(what: "an entry", reason: "it is incomplete")
        }
        do {
            head = try JSONDecoder().decode(Head.self, from: Data(bytes[..<end]))
        } catch {
            throw .damaged(what: "an entry", reason: "\(error)")
        }
        input = bytes[(end + 1)...]
    }

    /// Returns the bytes of an entry written by `author`.
    static func bytes(_ entry: JournalEntry, by author: NodeID) throws -> [UInt8] {
        let head = Head(
            number: entry.number, time: entry.time.nanoseconds, key: entry.key, digest: entry.digest, author: author,
            type: entry.input.name)
        return Array(try JSONEncoder().encode(head)) + [UInt8(ascii: "\n")] + Array(try entry.input.recordedText().utf8)
    }

    /// Decodes the entry.
    func entry(of session: SessionID) throws(ClusterError) -> JournalEntry {
        do {
            return JournalEntry(
                session: session, number: head.number, time: .nanoseconds(head.time), key: head.key,
                input: try JSONDecoder().decode(SessionInput.self, from: Data(input)), digest: head.digest)
        } catch {
            throw .damaged(what: "entry \(head.number) of \(session)", reason: "\(error)")
        }
    }
}
