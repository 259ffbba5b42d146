import FolderSupport
import Foundation
import Glibc
import Testing

@testable import WorldProcess

@Suite("The temporary folder that a server shares with its processes")
struct ProcessFolderTests {
    private let place = TemporaryFolder()

    private var found: Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: place.path("."))) ?? [])
    }

    @Test func `A server removes folders of ended servers and keeps those of running ones`() throws {
        let running = try ProcessFolder(in: place.path("."))
        var ended: ProcessFolder? = try ProcessFolder(in: place.path("."))
        let left = try #require(ended).url
        _ = FileManager.default.createFile(atPath: left.appending(path: "1.marker").path, contents: Data())
        ended = nil  // the system releases the lock, as after a kill -9
        #expect(FileManager.default.fileExists(atPath: left.path))
        let next = try ProcessFolder(in: place.path("."))
        #expect(found == [running.url.lastPathComponent, next.url.lastPathComponent])
        next.remove()
        #expect(found == [running.url.lastPathComponent])
    }

    @Test func `Files, links and folders that are not process folders are kept, whatever their names`() throws {
        let folder = place.path("precious")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        #expect(symlink(folder, place.path("kennel-processes-link")) == 0)
        _ = FileManager.default.createFile(atPath: place.path("kennel-processes-file"), contents: Data())
        let own = try ProcessFolder(in: place.path("."))
        #expect(
            found == ["precious", "kennel-processes-link", "kennel-processes-file", own.url.lastPathComponent])
    }

    @Test func `Servers that start at the same time do not remove each other's folders`() async throws {
        let place = place.path(".")
        let folders = try await withThrowingTaskGroup(of: ProcessFolder.self) { group in
            for _ in 0..<32 { group.addTask { try ProcessFolder(in: place) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found == Set(folders.map { $0.url.lastPathComponent }))
    }

    @Test func `A process folder that cannot be created throws an error`() {
        #expect(throws: WorldProcessError.self) { try ProcessFolder(in: place.path("nowhere")) }
    }
}
