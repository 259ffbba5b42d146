import Dispatch
import FolderSupport
import Foundation
import Testing

@testable import JournalStore
@testable import Kennel
@testable import KennelHTTP

@Suite("Sessions that come back", .timeLimit(.minutes(5)))
struct RevivalTests {
    @Test func `With the journal locked, requests for a parked session delay no others and rebuild it once`()
        async throws
    {
        let folder = TemporaryFolder()
        let first = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        let parked = try await first.open()
        await first.stop()
        let second = try Kennelhouse(.socket) { $0.recordings = .folder(folder.path("sessions")) }
        let live = try await second.open()
        let journal = try #require(second.service.journal)
        let (isHeld, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            try? journal.withExclusiveAccess {
                isHeld.signal()
                mayGo.wait()
            }
        }
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                isHeld.wait()
                continuation.resume()
            }
        }
        // Each of these requests would block the server's only thread if it waited for the archive on that thread.
        let comers = ["\(parked.id)", "\(parked.watch)", "\(parked.id)/steps/1", "nobody"].map { name in
            Task { try await second.send(.get("/api/sessions/\(name)")).status }
        }
        let others = [
            Task { try await second.send(.get("/api/sessions")).status },
            Task { try await second.send(Ask(method: "DELETE", path: "/api/sessions/gone")).status },
            Task { try await second.send(.post("/api/sessions/\(live.id)/restart", "{}")).status },
        ]
        for _ in 0..<20 {
            #expect(try await second.send(.get("/healthz")).status == 200)
            #expect(try await second.send(.get("/api/controllers")).status == 200)
        }
        mayGo.signal()
        var statuses: [Int] = []
        for task in comers + others { statuses.append(try await task.value) }
        #expect(statuses == [200, 200, 200, 404, 200, 404, 204])
        #expect(second.service.interface.sessions.directory.all.count { $0.id.rawValue == parked.id } == 1)
        await second.stop()
    }

    @Test func `One hundred parked sessions come back at once`() async throws {
        let folder = TemporaryFolder()
        let first = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        var names: [String] = []
        for _ in 0..<100 { names.append(try await first.open().id) }
        await first.stop()
        let second = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        try await withThrowingTaskGroup(of: Int.self) { group in
            for name in names { group.addTask { try await second.send(.get("/api/sessions/\(name)")).status } }
            for try await status in group { #expect(status == 200) }
        }
        #expect(second.service.interface.sessions.directory.count == 100)
        await second.stop()
    }
}
