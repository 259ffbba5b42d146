import Foundation
import Testing

@Suite("Links of documents")
struct LinkTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    /// The documents, by their paths from the root.
    private static func documents() throws -> [String] {
        let folders = ["Sources", "Tests", "Public"].flatMap { folder in
            (FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String }
                ?? [])
                .map { "\(folder)/\($0)" }
        }
        let top = try FileManager.default.contentsOfDirectory(atPath: root.path)
        return (folders + top).filter { $0.hasSuffix(".md") && !$0.hasPrefix("Tests/Fixtures/") }.sorted()
    }

    @Test func `Every relative link leads to a file`() throws {
        let documents = try Self.documents()
        #expect(documents.contains("README.md") && documents.count > 15)
        for document in documents {
            let file = Self.root.appending(path: document)
            let text = try String(contentsOf: file, encoding: .utf8)
            for link in text.matches(of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/) {
                let target = file.deletingLastPathComponent().appending(path: String(link.1)).standardizedFileURL
                #expect(FileManager.default.fileExists(atPath: target.path), "\(document): \(link.1)")
            }
        }
    }

    /// The anchors of a document's headings, as GitHub makes them. A repeated heading gets a number.
    private static func anchors(in text: String) -> Set<String> {
        var counts: [String: Int] = [:]
        return Set(
            text.matches(of: /(?m)^#{1,6} +(.+)$/).map { heading in
                let kept = heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                let anchor = kept.replacing(" ", with: "-")
                defer { counts[anchor, default: 0] += 1 }
                return counts[anchor].map { "\(anchor)-\($0)" } ?? anchor
            })
    }

    @Test func `Every link to a heading of a document leads to one`() throws {
        var count = 0
        for document in try Self.documents() {
            let file = Self.root.appending(path: document)
            let text = try String(contentsOf: file, encoding: .utf8)
            for link in text.matches(of: /\]\(([^)#:\s]+\.md)?#([^)\s]+)\)/) {
                let target = link.1.map { file.deletingLastPathComponent().appending(path: String($0)) } ?? file
                let headings = Self.anchors(in: try String(contentsOf: target, encoding: .utf8))
                #expect(headings.contains(String(link.2)), "\(document): \(link.0)")
                count += 1
            }
        }
        #expect(count > 100)
    }
}
