import KennelTesting
import SampleApp
import Testing
import Wire
import World

@testable import Kennel
@testable import KennelHTTP

@Suite("Players of the past", .timeLimit(.minutes(5)))
struct PlayersTests {
    @Test func `A player is dropped with its session, or when idle, sooner if nobody views the session`() async throws {
        let house = try Kennelhouse(.inProcess)
        let clock = TestClock()
        let players = Players(worlds: LocalWorlds(AppDelegate.init), limits: .standard, clock: clock)
        let (id, _) = try await house.open()
        let running = try #require(house.service.sessions.directory.find(id)?.session)
        let stream = try await house.stream("/api/sessions/\(id)/events")
        #expect(await stream.next("snapshot") != nil)
        func forget(isOpen: Bool = true) { players.forget(idleFor: .seconds(60)) { _ in isOpen } }
        players.withPlayer(of: running) { _ in }
        clock.turn(to: .seconds(30))
        forget()
        #expect(players.count == 1)
        clock.turn(to: .seconds(61))
        forget()
        #expect(players.count == 0)
        players.withPlayer(of: running) { _ in }
        stream.leave()
        while running.audience.watcherCount > 0 { await Task.yield() }
        clock.turn(to: .seconds(65))
        forget()
        #expect(players.count == 1)
        clock.turn(to: .seconds(67))
        forget()
        #expect(players.count == 0)
        players.withPlayer(of: running) { _ in }
        forget(isOpen: false)
        #expect(players.count == 0)
    }

    @Test func `The least recently used player is dropped when there are more than eight`() async throws {
        let house = try Kennelhouse(.inProcess)
        let clock = TestClock()
        let players = Players(worlds: LocalWorlds(AppDelegate.init), limits: .standard, clock: clock)
        var sessions: [ServedSession] = []
        for _ in 1...9 {
            sessions.append(try #require(house.service.sessions.directory.find(try await house.open().id)?.session))
        }
        func played(_ index: Int) async -> ObjectIdentifier {
            clock.turn(to: clock.now + .seconds(1))
            return await withCheckedContinuation { continuation in
                players.withPlayer(of: sessions[index]) { continuation.resume(returning: ObjectIdentifier($0)) }
            }
        }
        var first: [ObjectIdentifier] = []
        for index in 0..<8 { first.append(await played(index)) }
        #expect(await played(0) == first[0])
        _ = await played(8)
        #expect(players.count == 8)
        #expect(await played(0) == first[0], "it was used since")
        #expect(await played(2) == first[2], "the second one gave way")
    }
}
