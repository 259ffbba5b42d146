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
}
