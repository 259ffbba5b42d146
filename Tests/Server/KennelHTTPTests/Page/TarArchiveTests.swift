import FolderSupport
import Foundation
import KennelSupport
import Testing

@testable import KennelHTTP

@Suite("The page inside a program")
struct TarArchiveTests {
    private func archive(of folder: String, _ options: [String] = []) throws -> [UInt8] {
        let place = TemporaryFolder()
        let file = place.url.appending(path: "archive.tar")
        let tar = Process()
        tar.executableURL = URL(filePath: "/usr/bin/env")
        tar.arguments =
            ["tar", "--create", "--format=ustar"] + options + ["--file=\(file.path)", "--directory=\(folder)", "."]
        try tar.run()
        tar.waitUntilExit()
        try #require(tar.terminationStatus == 0)
        return Array(try Data(contentsOf: file))
    }

    private func files(in bytes: [UInt8]) throws -> [String: [UInt8]] {
        try bytes.withUnsafeBytes { try TarArchive($0).files }
    }

    @Test func `A tar archive gives exactly the files put into it, with long names too`() throws {
        let folder = TemporaryFolder()
        let long = String(repeating: "long/", count: 30)
        try FileManager.default.createDirectory(at: folder.url.appending(path: long), withIntermediateDirectories: true)
        let sizes = ["empty": 0, "one": 1, "block": 512, "more": 513, long + "name": 3]
        for (name, size) in sizes { try Data(repeating: 65, count: size).write(to: folder.url.appending(path: name)) }
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "link"), withDestinationURL: URL(filePath: "/etc/hostname"))
        let found = try files(in: try archive(of: folder.url.path))
        #expect(found.mapValues(\.count) == sizes)
        #expect(found["more"]?.allSatisfy { $0 == 65 } == true)
    }

    @Test func `A truncated archive gives whole files or an error, and a foreign format is an error`() throws {
        let page = try PublicFolder()
        let bytes = try archive(of: page.path)
        let whole = try files(in: bytes)
        #expect(whole["index.html"] != nil)
        var refusals = 0
        for end in stride(from: 0, to: bytes.count, by: 100) {
            do {
                let found = try files(in: Array(bytes[..<end]))
                #expect(found.allSatisfy { whole[$0.key] == $0.value })
            } catch {
                refusals += 1
            }
        }
        #expect(refusals > 0)
        var other = bytes
        other[257] = 0  // an unknown format
        #expect(throws: TarArchive.Damage.self) { try files(in: other) }
        #expect(throws: TarArchive.Damage.self) { try files(in: Array("This is a page.".utf8)) }
    }
}
