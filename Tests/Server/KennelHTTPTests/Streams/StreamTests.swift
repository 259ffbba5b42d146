import JSON
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("Streams of events", .timeLimit(.minutes(5)))
struct StreamTests {
    private func retryOnce(_ house: Kennelhouse, _ id: String, after event: ReceivedEvent) async throws {
        let retry = try #require(event.data["retries"]?[0]?["id"]?.string)
        let answer = try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"retry","retry":"\#(retry)"}"#))
        #expect(answer.status == 202)
    }

    private func offersRetry(_ event: ReceivedEvent) -> Bool {
        !(event.data["retries"]?.array ?? []).isEmpty
    }

    private func sequence(_ event: ReceivedEvent) throws -> Int {
        try #require(event.id?.split(separator: ".").last.flatMap { Int($0) })
    }

    @Test(arguments: Door.allCases)
    func `A stream starts with a snapshot, and its event ids have no gaps`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(id)/events")
        let events = await stream.all { $0.draws("Hello there") }
        #expect(events.first?.name == "snapshot")
        #expect(events.dropFirst().allSatisfy { $0.name != "snapshot" })
        let sequences = try events.map(sequence)
        #expect(sequences == Array(sequences[0]..<(sequences[0] + sequences.count)))
    }

    @Test(arguments: Door.allCases)
    func `A client that reconnects with the last event id misses no event`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open(#"{"screen":"/twice"}"#)
        let first = try await house.stream("/api/sessions/\(id)/events")
        let before = await first.all(through: offersRetry)
        let last = try #require(before.last)
        first.leave()
        try await retryOnce(house, id, after: last)
        // The events while the client is away, seen by another client.
        let witness = try await house.stream("/api/sessions/\(id)/events")
        let failedAgain = try #require(
            await witness.next { offersRetry($0) && $0.data["retries"]?[0]?["attempt"]?.int == 2 })
        let second = try await house.stream("/api/sessions/\(id)/events", lastEventID: last.id)
        let missed = await second.all { $0.id == failedAgain.id || $0.name == "snapshot" }
        #expect(missed.allSatisfy { $0.name != "snapshot" })
        let start = try sequence(last) + 1
        #expect(try missed.map(sequence) == Array(start..<(start + missed.count)))
        // Then it continues live.
        try await retryOnce(house, id, after: failedAgain)
        #expect(await second.next { $0.draws("At last") } != nil)
    }

    @Test(arguments: ["1.0", "7.3", "1.99999999", "nonsense", "1.x", ""], Door.allCases)
    func `A client that reconnects with an old or unknown event id gets a snapshot`(position: String, door: Door)
        async throws
    {
        let house = try Kennelhouse(door) { $0.replayBytes = 1 }
        let (id, _) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(id)/events")
        #expect(await stream.next { $0.draws("Hello there") } != nil)
        let again = try await house.stream("/api/sessions/\(id)/events", lastEventID: position)
        let first = try #require(await again.next())
        #expect(first.name == "snapshot")
        #expect(first.draws("Hello there"))
    }

    @Test(arguments: Door.allCases)
    func `Two streams of one session receive the same events`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open(#"{"screen":"/twice"}"#)
        let one = try await house.stream("/api/sessions/\(id)/events")
        let other = try await house.stream("/api/sessions/\(id)/events")
        let failed = try #require(await one.next(where: offersRetry))
        #expect(await other.next(where: offersRetry) != nil)
        try await retryOnce(house, id, after: failed)
        let seen = await one.all { offersRetry($0) }.map(\.id)
        #expect(await other.all { offersRetry($0) }.map(\.id) == seen)
    }

    @Test(arguments: Door.allCases)
    func `A shared stream shows several sessions, resumes each and reports unknown ones as gone`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door)
        let (a, _) = try await house.open(#"{"screen":"/twice"}"#)
        let (b, watch) = try await house.open()
        let stream = try await house.stream("/api/events?session=\(a)&session=\(watch)&session=nobody")
        var last: [String: String] = [:]
        var gone: [String] = []
        var failed: ReceivedEvent?
        var drawn = false
        while failed == nil || !drawn || gone.isEmpty {
            let event = try #require(await stream.next())
            #expect(event.id == nil)
            let session = try #require(event.data["session"]?.string)
            if event.name == "gone" {
                #expect(event.data["status"]?.int == 404)
                gone.append(session)
                continue
            }
            last[session] = event.data["id"]?.string
            let inner = ReceivedEvent(id: nil, name: event.name, data: event.data["data"] ?? .null)
            if session == a, offersRetry(inner) { failed = inner }
            if session == watch, inner.draws("Hello there") { drawn = true }
            #expect(session != b)
        }
        #expect(gone == ["nobody"])
        stream.leave()
        let position = try #require(last[a])
        try await retryOnce(house, a, after: try #require(failed))
        let again = try await house.stream("/api/events?session=\(a)@\(position)")
        let missed = try #require(await again.next())
        #expect(missed.name != "snapshot")
        let number = try #require(position.split(separator: ".").last.flatMap { Int($0) })
        #expect(missed.data["id"]?.string == "1.\(number + 1)")
    }

    @Test(arguments: Door.allCases)
    func `A shared stream sends away and then a snapshot for a restarted session, and others go on`(door: Door)
        async throws
    {
        let house = try Kennelhouse(door)
        let (a, _) = try await house.open()
        let (b, _) = try await house.open(#"{"screen":"/twice"}"#)
        let stream = try await house.stream("/api/events?session=\(a)&session=\(b)")
        var failed: ReceivedEvent?
        var isShown = false
        while failed == nil || !isShown {
            let event = try #require(await stream.next())
            let inner = ReceivedEvent(id: nil, name: event.name, data: event.data["data"] ?? .null)
            if event.data["session"]?.string == b, offersRetry(inner) { failed = inner }
            if event.data["session"]?.string == a, inner.draws("Hello there") { isShown = true }
        }
        #expect(try await house.send(.post("/api/sessions/\(a)/restart", "{}")).status == 204)
        let away = try #require(await stream.next("away"))
        #expect(away.data["session"]?.string == a)
        let again = try #require(await stream.next { $0.data["session"]?.string == a })
        #expect(again.name == "snapshot" && again.draws("Hello there"))
        try await retryOnce(house, b, after: try #require(failed))
        let failedAgain = await stream.next {
            let inner = ReceivedEvent(id: nil, name: $0.name, data: $0.data["data"] ?? .null)
            return $0.data["session"]?.string == b && inner.data["retries"]?[0]?["attempt"]?.int == 2
        }
        #expect(failedAgain?.name == "patch")
    }

    @Test(arguments: Door.allCases)
    func `A shared stream of no session or of more than 64 sessions is answered with 400`(door: Door) async throws {
        let house = try Kennelhouse(door)
        #expect(try await house.send(.get("/api/events")).status == 400)
        let many = (0..<65).map { "session=s\($0)" }.joined(separator: "&")
        #expect(try await house.send(.get("/api/events?\(many)")).status == 400)
    }

    @Test(arguments: Door.allCases)
    func `A stream ends with an ended event when its session is deleted`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open()
        let stream = try await house.stream("/api/sessions/\(id)/events")
        #expect(await stream.next("snapshot") != nil)
        _ = try await house.send(Ask(method: "DELETE", path: "/api/sessions/\(id)"))
        let events = await stream.all { _ in false }
        #expect(events.last?.name == "ended")
    }

    @Test func `A server that stops sends an ended event to every stream`() async throws {
        let house = try Kennelhouse(.socket)
        let (id, _) = try await house.open()
        let alone = try await house.stream("/api/sessions/\(id)/events")
        let shared = try await house.stream("/api/events?session=\(id)")
        #expect(await alone.next("snapshot") != nil)
        #expect(await shared.next("snapshot") != nil)
        await house.stop()
        #expect(await alone.all { _ in false }.last?.name == "ended")
        #expect(await shared.all { _ in false }.last?.name == "ended")
    }

    @Test func `A viewer that does not read its stream is disconnected`() async throws {
        let house = try Kennelhouse(.socket) { $0.streamBytes = 300_000 }
        let (id, _) = try await house.open(#"{"screen":"/twice"}"#)
        let connection = try RawConnection(port: house.service.port)
        try connection.write(Array("GET /api/sessions/\(id)/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8))
        let reader = try await house.stream("/api/sessions/\(id)/events")
        #expect(await reader.next("snapshot") != nil)
        let running = try #require(house.service.interface.sessions.directory.find(id)).session
        // More than the sockets on both sides buffer.
        let note = SessionEventFlood.note(sequence: 1_000_000, bytes: 60_000)
        var rounds = 0
        while running.audience.watcherCount > 1, rounds < 1_000 {
            running.audience.receive([note])
            rounds += 1
            _ = await reader.next("log")
        }
        #expect(running.audience.watcherCount == 1)
        withExtendedLifetime(connection) {}
    }
}
