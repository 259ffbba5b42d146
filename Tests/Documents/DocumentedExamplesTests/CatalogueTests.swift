import Foundation
import Testing

@Suite("The DocC catalogues")
struct CatalogueTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    /// The pages of all catalogues, by their paths from the folder of a layer.
    private static func pages() throws -> [String: [String]] {
        let sources = root.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
        var pages: [String: [String]] = [:]
        for file in files where file.hasSuffix(".md") && file.contains(".docc/") {
            let path = file.split(separator: "/").dropFirst().joined(separator: "/")
            pages[path] = try lines(sources.appending(path: file))
        }
        return pages
    }

    private static let package = (try? lines(root.appending(path: "Package.swift"))) ?? []
    /// The library products of Package.swift.
    private static let products = package.compactMap { line in
        line.firstMatch(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    }

    private static func lines(_ file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The Swift listings of a page. Listings in list items are returned without the indentation of the item.
    private static func listings(_ page: [String]) -> [[String]] {
        page.indices.filter { page[$0].trimmingCharacters(in: .whitespaces) == "```swift" }.map { start in
            let indentation = page[start].prefix { $0 == " " }.count
            return page[(start + 1)...].prefix { $0.trimmingCharacters(in: .whitespaces) != "```" }
                .map { String($0.dropFirst(indentation)) }
        }
    }

    @Test func `No library product of Package.swift is overlooked`() {
        #expect(Self.products.contains("Kennel"))
        #expect(Self.products.count == Self.package.filter { $0.contains(".library(") }.count)
    }

    @Test(arguments: CatalogueTests.products)
    func `Every library product has a DocC page of its name with topics and listings`(module: String) throws {
        let page = try #require(
            try Self.pages()["\(module)/\(module).docc/\(module).md"], "The product has no DocC catalogue.")
        #expect(page.first == "# ``\(module)``")
        #expect(page.contains("## Topics"))
        #expect(!Self.listings(page).isEmpty)
    }

    @Test func `Every DocC catalogue has the name of its module`() throws {
        let pages = try Self.pages().keys.sorted()
        #expect(pages.count > Self.products.count)
        for page in pages {
            let folders = page.split(separator: "/")
            #expect(folders[1] == "\(folders[0]).docc", "\(page)")
        }
    }

    @Test func `Every Swift listing of a DocC page is compiled in this folder, line by line`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let compiled = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
            try Self.lines(folder.appending(path: name))
        }
        for (name, page) in try Self.pages() {
            for listing in Self.listings(page) {
                let isCompiled = compiled.contains { file in
                    [4, 8].contains { Self.holds(file, listing, indentedBy: $0) }
                }
                #expect(isCompiled, "\(name): \(listing.first ?? "")")
            }
        }
    }

    private static func holds(_ file: [String], _ listing: [String], indentedBy columns: Int) -> Bool {
        let indent = String(repeating: " ", count: columns)
        let wanted = listing.map { $0.isEmpty ? "" : indent + $0 }
        return file.indices.contains { file[$0...].starts(with: wanted) }
    }
}
