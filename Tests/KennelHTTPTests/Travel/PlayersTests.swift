import KennelTesting
import SampleApp
import Testing
import Wire
import World

@testable import Kennel
@testable import KennelHTTP

@Suite("Players of the past", .timeLimit(.minutes(5)))
struct PlayersTests {
    @Test("A player goes soon after the tab was closed, later while it is open, and with its session")
    func forgotten() async throws {
        let house = try Kennelhouse(.inProcess)
        let clock = TestClock()
        let players = Players(worlds: LocalWorlds(AppDelegate.init), limits: .standard, clock: clock)
        let (id, _) = try await house.open()
        let running = try #require(house.service.sessions.directory.find(id)?.session)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        #expect(await stream.next("snapshot") != nil)
        func forget(isOpen: Bool = true) { players.forget(idleFor: .seconds(60)) { _ in isOpen } }
        players.use(running) { _ in }
        clock.turn(to: .seconds(30))
        forget()
        #expect(players.count == 1)
        clock.turn(to: .seconds(61))
        forget()
        #expect(players.count == 0)
        players.use(running) { _ in }
        stream.leave()
        while running.audience.watcherCount > 0 { await Task.yield() }
        clock.turn(to: .seconds(65))
        forget()
        #expect(players.count == 1)
        clock.turn(to: .seconds(67))
        forget()
        #expect(players.count == 0)
        players.use(running) { _ in }
        forget(isOpen: false)
        #expect(players.count == 0)
    }
}
