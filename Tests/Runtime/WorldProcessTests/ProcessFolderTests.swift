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

    @Test("A server removes what a server left that has ended, and nothing of those that run")
    func abandoned() throws {
        let running = try ProcessFolder(in: place.path("."))
        var ended: ProcessFolder? = try ProcessFolder(in: place.path("."))
        let left = try #require(ended).url
        _ = FileManager.default.createFile(atPath: left.appending(path: "1.marker").path, contents: Data())
        ended = nil  // the system drops the lock, as it does at a kill -9
        #expect(FileManager.default.fileExists(atPath: left.path))
        let next = try ProcessFolder(in: place.path("."))
        #expect(found == [running.url.lastPathComponent, next.url.lastPathComponent])
        next.remove()
        #expect(found == [running.url.lastPathComponent])
    }

    @Test("What is not such a folder stays, whatever it is called")
    func others() throws {
        let folder = place.path("precious")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        #expect(symlink(folder, place.path("kennel-processes-link")) == 0)
        _ = FileManager.default.createFile(atPath: place.path("kennel-processes-file"), contents: Data())
        let own = try ProcessFolder(in: place.path("."))
        #expect(
            found == ["precious", "kennel-processes-link", "kennel-processes-file", own.url.lastPathComponent])
    }

    @Test("Servers that start at once remove no folder of each other")
    func race() async throws {
        let place = place.path(".")
        let folders = try await withThrowingTaskGroup(of: ProcessFolder.self) { group in
            for _ in 0..<32 { group.addTask { try ProcessFolder(in: place) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found == Set(folders.map { $0.url.lastPathComponent }))
    }

    @Test("Where there is no place, it says why")
    func nowhere() {
        #expect(throws: WorldProcessError.self) { try ProcessFolder(in: place.path("nowhere")) }
    }
}
