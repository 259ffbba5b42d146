import FolderSupport
import Foundation
import Testing

@testable import Kennel

@Suite("The folder in which the running program was built")
struct BuildFolderTests {
    private let place = TemporaryFolder()

    /// Writes an empty file and the folders around it.
    private func write(_ path: String) throws -> URL {
        let file = place.url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
        return file
    }

    @Test(arguments: ["debug", "release"])
    func `Packages are built where SwiftPM built the program, for its configuration`(configuration: String) throws {
        let program = try write("kennel/.build/x86_64-unknown-linux-gnu/\(configuration)/kennel")
        _ = try write("kennel/.build/workspace-state.json")
        let link = place.url.appending(path: "kennel/.build/\(configuration)")
        try FileManager.default.createSymbolicLink(
            atPath: link.path, withDestinationPath: "x86_64-unknown-linux-gnu/\(configuration)")
        for path in [program, link.appending(path: "kennel")] {
            let folder = try #require(BuildFolder(of: path))
            #expect(folder.folder.path == place.url.resolvingSymlinksInPath().path + "/kennel/.build")
            #expect(
                folder.arguments == [
                    "--scratch-path", folder.folder.path, "--configuration", configuration,
                    "--disable-build-manifest-caching",
                ])
            let own = configuration == "release" ? ["--disable-testable-imports"] : []
            #expect(folder.testArguments == folder.arguments + own)
        }
    }

    @Test func `An installed program has no such folder`() throws {
        #expect(BuildFolder(of: try write("usr/bin/kennel")) == nil)
        #expect(BuildFolder(of: try write("opt/x86_64/release/kennel")) == nil)
        #expect(BuildFolder(of: URL(filePath: "/")) == nil)
    }
}
