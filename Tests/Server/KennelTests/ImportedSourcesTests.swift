import FolderSupport
import Foundation
import Testing

@testable import Kennel

@Suite("A package that was made of a project")
struct ImportedSourcesTests {
    private let around = TemporaryFolder()
    private let folder: URL

    init() throws {
        folder = around.url.appending(path: "Shown")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test func `The settings, the manifest and the project's folder are watched, if there are settings`() throws {
        #expect(ImportedSources(in: folder)?.watched == nil)
        let own = ["kennel.json", "Package.swift"].map { folder.appending(path: $0).path }
        for (project, watched) in [
            ("../Our/Our.xcodeproj", around.path("Our")), ("/our/Package.swift", "/our"),
            ("../Plain", around.path("Plain")),
        ] {
            let text = "{\"project\": \"\(project)\"}"
            try text.write(to: folder.appending(path: "kennel.json"), atomically: true, encoding: .utf8)
            let sources = try #require(ImportedSources(in: folder))
            #expect(sources.watched.map(\.path) == own + [watched])
        }
        try "{".write(to: folder.appending(path: "kennel.json"), atomically: true, encoding: .utf8)
        #expect(ImportedSources(in: folder)?.watched.map(\.path) == own)
    }

    @Test func `import passes its arguments on and requires a project`() throws {
        #expect(
            try Command(parsing: ["import", "../Our", "--target", "A"]) == .importing(["../Our", "--target", "A"]))
        #expect(try Command(parsing: ["import", "--help"]) == .help)
        #expect(throws: UsageError("import needs an iOS project: import ../OurApp")) {
            try Command(parsing: ["import"])
        }
    }
}
