import Beagle
package import JSON
import Locks

/// A cache of recently parsed documents. Sessions that show the same screen parse it once and share its strings.
///
/// A document's JSON follows from its bytes alone, so sessions cannot observe which one parsed it first.
package final class ParsedDocuments: Sendable {
    private static let most = 64
    private static let mostBytes = 1_048_576

    private struct Recent {
        /// The newest document is last.
        var documents: [(bytes: [UInt8], json: JSON)] = []
        var bytes = 0
    }

    private let recent = Locked(Recent())

    /// Creates an empty cache.
    package init() {}
}

extension ParsedDocuments: DocumentParser {
    package func json(of bytes: [UInt8]) throws(JSONSyntaxError) -> JSON {
        if let known = known(bytes) { return known }
        let json = try JSON(parsing: bytes)
        cache(bytes, parsedAs: json)
        return json
    }

    private func known(_ bytes: [UInt8]) -> JSON? {
        recent.withLock { recent in
            let index = recent.documents.lastIndex { $0.bytes.count == bytes.count && $0.bytes == bytes }
            guard let index else { return nil }
            let document = recent.documents.remove(at: index)
            recent.documents.append(document)
            return document.json
        }
    }

    private func cache(_ bytes: [UInt8], parsedAs json: JSON) {
        guard bytes.count <= Self.mostBytes / 4 else { return }
        recent.withLock { recent in
            recent.documents.append((bytes, json))
            recent.bytes += bytes.count
            while recent.documents.count > Self.most || recent.bytes > Self.mostBytes {
                recent.bytes -= recent.documents.removeFirst().bytes.count
            }
        }
    }
}
