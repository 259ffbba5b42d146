import KennelTesting
import Locks
import Recordings
import SampleApp
import SessionSupport
import Testing
import Wire
import World

@testable import Kennel
@testable import KennelHTTP

@Suite("A session and the player of its inputs", .timeLimit(.minutes(5)))
struct PlayedSessionTests {
    private let worlds = CrashingWorlds(LocalWorlds(AppDelegate.init))
    private let made = Locked(0)

    private func played(_ house: Kennelhouse, inputs: Int) async throws -> PlayedSession {
        let (id, _) = try await house.open(
            #"{"screen_json":"{\"_beagleComponent_\":\"beagle:text\",\"text\":\"Hi\"}"}"#)
        for _ in 0..<inputs {
            _ = try await house.send(.sending("PUT", "/api/sessions/\(id)/faults", #"{"rules":[]}"#))
        }
        let running = try #require(house.service.sessions.directory.find(id)?.session)
        return PlayedSession(running) { [worlds, made] inputs, running in
            made.withLock { $0 += 1 }
            return Player(inputs, configuration: running.configuration, worlds: worlds)
        }
    }

    /// Returns the result of reading a step: the step's number, or the kind of problem.
    private func look(_ played: PlayedSession, at steps: Int...) async -> [String] {
        await withCheckedContinuation { continuation in
            played.run { played in
                var seen: [String] = []
                for step in steps {
                    do throws(ProblemDetails) {
                        let player = try await played.current()
                        let moment = try await played.state(at: step, of: player, unless: { false })
                        seen.append(moment.map { "\($0.step)" } ?? "gone")
                    } catch {
                        seen.append(error.kind.rawValue)
                    }
                }
                continuation.resume(returning: seen)
            }
        }
    }

    @Test func `Work on a played session runs one at a time in the order of its requests`() async throws {
        let played = try await played(try Kennelhouse(.inProcess), inputs: 1)
        let seen = Locked<[Int]>([])
        for number in 1...20 {
            played.run { _ in
                for _ in 0..<number { await Task.yield() }
                seen.withLock { $0.append(number) }
            }
        }
        #expect(await look(played, at: 1) == ["1"])
        #expect(seen.withLock { $0 } == Array(1...20))
    }

    @Test func `One player serves all steps in any order and includes steps recorded since`() async throws {
        let house = try Kennelhouse(.inProcess)
        let played = try await played(house, inputs: 8)
        #expect(await look(played, at: 9, 3, 9, 1) == ["9", "3", "9", "1"])
        _ = try await house.send(.sending("PUT", "/api/sessions/\(played.running.id)/faults", #"{"rules":[]}"#))
        #expect(await look(played, at: 10) == ["10"])
        #expect(made.withLock { $0 } == 1)
    }

    @Test func `Playing a step stops when the client has disconnected`() async throws {
        let played = try await played(try Kennelhouse(.inProcess), inputs: 200)
        let looks = Locked(0)
        let step = await withCheckedContinuation { continuation in
            played.run { played in
                guard let player = try? await played.current() else { return continuation.resume(returning: -1) }
                let moment = try? await played.state(at: 190, of: player) {
                    looks.withLock { looks in
                        looks += 1
                        return looks > 1
                    }
                }
                continuation.resume(returning: moment == nil ? await player.step : -2)
            }
        }
        #expect(step > 0 && step < 100)
        #expect(await look(played, at: 190, 20) == ["190", "20"])
        #expect(made.withLock { $0 } == 1)
    }

    @Test func `An input that crashes the app is not played again, and earlier steps can be shown`() async throws {
        let played = try await played(try Kennelhouse(.inProcess), inputs: 2)
        // On a slow machine, a timer of the opening may be the second input.
        worlds.crash { if case .opened = $0 { false } else { true } }
        let seen = await look(played, at: 2, 3, 2, 1)
        #expect(seen == ["step-crashed", "step-crashed", "step-crashed", "1"], "\(worlds.deaths)")
        #expect(worlds.deaths == 1 && made.withLock { $0 } == 1)
    }

    @Test func `A crash while reading a step is not blamed on its input, and the step can be read again`() async throws
    {
        let played = try await played(try Kennelhouse(.inProcess), inputs: 2)
        worlds.crashWhenAsked { if case .state = $0 { true } else { false } }
        #expect(await look(played, at: 2) == ["step-crashed"])
        worlds.crashWhenAsked { _ in false }
        #expect(await look(played, at: 2, 3) == ["2", "3"])
        #expect(made.withLock { $0 } == 2)
    }
}
