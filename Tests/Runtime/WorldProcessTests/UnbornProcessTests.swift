import FolderSupport
import Foundation
import Testing
import Wire

@testable import WorldProcess

@Suite("A process that the system has no room for", .timeLimit(.minutes(5)))
struct UnbornProcessTests {
    /// The reply of a fork server that could not fork.
    private struct Unborn: ChildProcess {
        let error: Int32

        var id: pid_t { 0 }
        func signal(_ number: Int32) {}
        func end() -> ProcessEnd { .neverBegan(error: error) }
    }

    @Test(
        "Its world hears that none can be started, and why",
        arguments: [(EAGAIN, String(cString: strerror(EAGAIN))), (0, "the system cannot start another process")])
    func fork(error: Int32, words: String) async throws {
        let folder = TemporaryFolder()
        let child = try WorldChild(
            WorldProgram(executable: URL(filePath: "/bin/true")), version: "1.2", marker: folder.path("1.marker"),
            log: CrashLog(place: folder.path("crashes")), isForOneWorld: true
        ) { _, _, _ in
            Unborn(error: error)
        } tell: { _, _ in
        }
        child.begin()
        let setup = WorldSetup(configuration: SessionConfiguration(), limits: .standard)
        let world = RemoteWorld(
            setup, in: child, observer: PendingReplies.WorldObserver(reading: { $1(nil) }, answered: { _ in }))
        let loss = await #expect(throws: WorldLoss.self) { _ = try await world.answer(.state) }
        #expect(loss == .unavailable(reason: "no process for apps can be started: \(words)"))
    }
}
