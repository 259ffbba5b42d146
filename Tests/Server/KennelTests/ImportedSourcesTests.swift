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

    @Test func `Each reason for excluded code is told once, with its files`() throws {
        let text = """
            {"project": "../Our", "leaveOut": ["Old.swift", {"file": "A.swift", "body": "A.f()", "reason": "no charm"},
            {"file": "B.swift", "declaration": "B", "reason": "no luck"}, {"file": "C.swift", "reason": "no charm"}]}
            """
        try text.write(to: folder.appending(path: "kennel.json"), atomically: true, encoding: .utf8)
        let sources = try #require(ImportedSources(in: folder))
        #expect(sources.leftOut == ["A.swift, C.swift: no charm (2 places)", "B.swift: no luck"])
    }

    @Test func `import passes its arguments on and requires a project`() throws {
        let arguments = ["import", "../Our", "--target", "A"]
        for words in [arguments, arguments + ["--leave-out-failing"]] {
            guard case .importing(let options) = try Command(parsing: words) else {
                throw UsageError("another command")
            }
            #expect(options.arguments == ["../Our", "--target", "A"])
            #expect(options.leavesOutFailing == (words != arguments))
        }
        #expect(try Command(parsing: ["import", "--help"]) == .help)
        #expect(throws: UsageError("import needs an iOS project: import ../OurApp")) {
            try Command(parsing: ["import"])
        }
    }
}
