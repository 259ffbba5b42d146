package import Foundation
import Locks

/// A cache of recent documents. Sessions with equal documents share one copy.
///
/// Many clients open the same links, and backends send equal responses to many sessions. Documents are large compared
/// to the rest of a session. A session keeps its documents when this cache evicts them.
package final class SharedDocuments<Document: SharedDocument>: Sendable {
    private static var mostDocuments: Int { 64 }
    private static var mostBytes: Int { 4 * 1_048_576 }

    private struct Recent {
        /// Recent documents, newest last.
        var documents: [Document] = []
        var bytes = 0
    }

    private let recent = Locked(Recent())

    /// Creates an empty cache.
    package init() {}

    /// Returns the cached document with the same bytes; otherwise caches and returns the given one.
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

/// A type of documents. Bytes are compared because equal strings may have different bytes.
package protocol SharedDocument: Sendable {
    var byteCount: Int { get }
    func hasBytes(of other: Self) -> Bool
}

extension String: SharedDocument {
    /// The number of bytes in UTF-8.
    package var byteCount: Int { utf8.count }
    package func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Data: SharedDocument {
    package var byteCount: Int { count }
    package func hasBytes(of other: Data) -> Bool { self == other }
}
