package import Foundation
import Locks

/// Documents that came lately, so that sessions which show the same one keep it once.
///
/// A link is opened by many, and a backend answers many alike; a document is large next to the rest of a session. What
/// is forgotten here stays with the sessions that have it.
package final class SharedDocuments<Document: SharedDocument>: Sendable {
    private static var mostDocuments: Int { 64 }
    private static var mostBytes: Int { 4 * 1_048_576 }

    private struct Recent {
        /// Newest last.
        var documents: [Document] = []
        var bytes = 0
    }

    private let recent = Locked(Recent())

    /// No documents yet.
    package init() {}

    /// The document that came before with the same bytes; otherwise this one.
    package func shared(_ document: Document) -> Document {
        guard document.byteCount <= Self.mostBytes else { return document }
        return recent.withLock { recent in
            let known = recent.documents.lastIndex { $0.byteCount == document.byteCount && $0.hasBytes(of: document) }
            let kept = known.map { recent.documents.remove(at: $0) } ?? document
            recent.documents.append(kept)
            if known == nil { recent.bytes += document.byteCount }
            while recent.documents.count > Self.mostDocuments || recent.bytes > Self.mostBytes {
                recent.bytes -= recent.documents.removeFirst().byteCount
            }
            return kept
        }
    }
}

/// What documents are kept in. Equal bytes are asked for, because equal texts may be spelt differently.
package protocol SharedDocument: Sendable {
    var byteCount: Int { get }
    func hasBytes(of other: Self) -> Bool
}

extension String: SharedDocument {
    /// Bytes in UTF-8.
    package var byteCount: Int { utf8.count }
    package func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Data: SharedDocument {
    /// Its bytes.
    package var byteCount: Int { count }
    package func hasBytes(of other: Data) -> Bool { self == other }
}
