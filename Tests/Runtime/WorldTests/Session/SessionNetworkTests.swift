import Foundation
import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("A session's requests")
struct SessionNetworkTests {
    @Test func `A request is sent as an effect, and its response returns as an input`() async throws {
        let backend = TestBackend()
        backend.answer("/answer", with: .after(.milliseconds(38), .screen("forty-two")))
        let session = await TestSession(WorkshopApp.init, backend: backend)
        try await session.tap("Fetch")
        #expect(await session.requests().map(\.phase) == ["pending"])
        await session.advance(by: .milliseconds(38))
        #expect(await session.shows("forty-two"))
        let entry = await session.snapshot()["requests"]?[0]
        #expect(entry?["phase"] == "done")
        #expect(entry?["status"] == 200)
        #expect(entry?["duration"] == 38)
        #expect(entry?["bytes"] == 9)
        let sent = try #require(backend.requests.first)
        #expect(sent.headers == ["Content-Type": "application/json", "Beagle-Platform": "IOS"])
        #expect(session.journal.entries.last?.input.typeName == "response")
    }

    @Test func `The two entries of a request have the same id and number`() async throws {
        let session = await TestSession(WorkshopApp.init, backend: .answering)
        try await session.tap("Fetch")
        let entries = try session.emitted.filter { $0.name == .request }.map { try JSON(parsing: $0.data) }
        #expect(entries.map { $0["phase"] } == ["pending", "failed"])
        #expect(Set(entries.map { $0["id"] }) == ["q1"])
        #expect(Set(entries.map { $0["n"] }).count == 1)
        #expect(entries.map { $0["input"] } == [2, 3])
    }

    @Test(arguments: TransportFailure.Kind.allCases)
    func `Every transport failure reaches the app as its message and the request list as its kind`(
        kind: TransportFailure.Kind
    ) async throws {
        let backend = TestBackend()
        backend.answer("/answer", with: .failure(kind))
        let session = await TestSession(WorkshopApp.init, backend: backend)
        try await session.tap("Fetch")
        #expect(await session.shows("The scripted backend failed: \(kind.rawValue)."))
        let entry = await session.snapshot()["requests"]?[0]
        #expect(entry?["phase"] == "failed")
        #expect(entry?["error"]?["kind"] == .string(kind.rawValue))
    }

    @Test(arguments: [199, 304, 404, 500])
    func `Any status outside 200 to 299 is an error`(status: Int) async throws {
        let backend = TestBackend()
        backend.answer("/answer", with: .status(status))
        let session = await TestSession(WorkshopApp.init, backend: backend)
        try await session.tap("Fetch")
        #expect(await session.texts().contains { $0.hasPrefix("The server answered \(status)") })
        #expect(await session.requests().map(\.phase) == ["failed"])
    }

    @Test func `A cancelled request is listed as cancelled, and a late response is refused`() async throws {
        let backend = TestBackend()
        backend.answer("/answer", with: .never)
        let session = await TestSession(WorkshopApp.init, backend: backend)
        try await session.tap("Fetch")
        try await session.tap("Give up")
        #expect(await session.requests().map(\.phase) == ["cancelled"])
        #expect(backend.cancelled == 1)
        await #expect(throws: TestFailure.self) {
            try await session.send(.response(RequestID(rawValue: 1), TransportResponse()))
        }
        #expect(await session.shows("No answer"))
    }

    @Test func `A request's details have both sides, with long bodies truncated`() async throws {
        let backend = TestBackend()
        let long = String(repeating: "é", count: 20)
        backend.answer("/answer", with: .response(TransportResponse(headers: ["a": "b"], body: Data(long.utf8))))
        var limits = SessionLimits.standard
        limits.bodyBytes = 15
        let session = await TestSession(WorkshopApp.init, backend: backend, limits: limits)
        try await session.tap("Fetch")
        let details = try #require(await session.details(of: 1))
        #expect(details["url"] == "http://bff.test/answer")
        #expect(details["request"]?["headers"]?["Beagle-Platform"] == "IOS")
        #expect(details["response"]?["headers"] == ["a": "b"])
        #expect(details["response"]?["bytes"] == 40)
        #expect(details["response"]?["truncated"] == true && details["response"]?["kept"] == 15)
        #expect(details["response"]?["body"] == "ééééééé")
        #expect(await session.details(of: 2) == nil)
    }

    @Test func `A body that is not text is marked as binary`() async throws {
        let backend = TestBackend()
        backend.answer("/answer", with: .response(TransportResponse(body: Data([0xff, 0xfe]))))
        let session = await TestSession(WorkshopApp.init, backend: backend)
        try await session.tap("Fetch")
        #expect(await session.details(of: 1)?["response"] == ["headers": [:], "bytes": 2, "binary": true])
    }

    @Test func `A truncated body that is not text is marked as binary too`() async throws {
        let backend = TestBackend()
        backend.answer("/answer", with: .response(TransportResponse(body: Data(repeating: 0xff, count: 20))))
        var limits = SessionLimits.standard
        limits.bodyBytes = 15
        let session = await TestSession(WorkshopApp.init, backend: backend, limits: limits)
        try await session.tap("Fetch")
        #expect(
            await session.details(of: 1)?["response"]
                == ["headers": [:], "bytes": 20, "binary": true, "truncated": true, "kept": 15])
    }

    @Test func `Old bodies are removed to make space for new ones`() async throws {
        let backend = TestBackend()
        backend.answer("/answer", with: .screen("0123456789"))
        var limits = SessionLimits.standard
        limits.allBodyBytes = 25
        let session = await TestSession(WorkshopApp.init, backend: backend, limits: limits)
        for _ in 0..<3 { try await session.tap("Fetch") }
        #expect(await session.details(of: 1) == nil)
        #expect(await session.details(of: 2) != nil)
        #expect(await session.details(of: 3) != nil)
    }
}

@Suite("Faults in a session")
struct SessionFaultTests {
    private func run(
        _ fault: FaultRule.Fault, count: Int? = 1, advance: Duration = .zero
    ) async throws -> (session: TestSession, backend: TestBackend) {
        let backend = TestBackend()
        backend.answer("/answer", with: .screen("forty-two"))
        let script = FaultScript(rules: [FaultRule(path: "/ans*", count: count, fault: fault)])
        let session = await TestSession.open(WorkshopApp.init, faults: script, backend: backend)
        try await session.tap("Fetch")
        await session.advance(by: advance)
        return (session, backend)
    }

    @Test func `Faults for no connection, statuses and broken bodies send nothing to the backend`() async throws {
        let cases: [(FaultRule.Fault, String, String)] = [
            (.noConnection, "Could not connect to the server.", "no connection (1 of 1)"),
            (.status(503), "The server answered 503", "status 503 (1 of 1)"),
            (.brokenBody, "{\"_beagleComponent_\"", "broken body (1 of 1)"),
        ]
        for (fault, text, label) in cases {
            let (session, backend) = try await run(fault)
            #expect(await session.texts().contains { $0.hasPrefix(text) }, "\(fault)")
            #expect(await session.requests().map(\.fault) == [label])
            #expect(backend.requests.isEmpty)
        }
    }

    @Test func `Faults that are used up let real responses through`() async throws {
        let (session, backend) = try await run(.noConnection)
        try await session.tap("Fetch")
        #expect(await session.shows("forty-two"))
        #expect(backend.requests.count == 1)
        #expect(await session.requests().map(\.fault) == ["no connection (1 of 1)", nil])
        #expect(await session.snapshot()["faults"]?["rules"]?[0]?["used"] == 1)
    }

    @Test func `A timeout fault lasts as long as given, or as long as the session's request timeout`() async throws {
        for (after, limit) in [(Duration.milliseconds(250), 250), (nil, 8_000)] {
            let (session, _) = try await run(.timeout(after: after), advance: .milliseconds(limit - 1))
            #expect(await session.requests().map(\.phase) == ["pending"])
            await session.advance(by: .milliseconds(1))
            #expect(await session.shows("The request timed out."))
            #expect(await session.snapshot()["requests"]?[0]?["error"]?["kind"] == "timeout")
        }
    }

    @Test func `A delay fault sends the request later`() async throws {
        let (session, backend) = try await run(.delay(.seconds(2)), advance: .milliseconds(1_999))
        #expect(backend.requests.isEmpty)
        await session.advance(by: .milliseconds(1))
        #expect(backend.requests.count == 1)
        #expect(await session.shows("forty-two"))
        #expect(await session.snapshot()["requests"]?[0]?["duration"] == 2_000)
    }

    @Test func `A request delayed by a fault can be cancelled`() async throws {
        let (session, backend) = try await run(.delay(.seconds(2)))
        try await session.tap("Give up")
        await session.advance(by: .seconds(5))
        #expect(backend.requests.isEmpty)
        #expect(await session.requests().map(\.phase) == ["cancelled"])
    }

    @Test func `A slow network delays a response by its size`() async throws {
        let throttle = FaultRule.Throttle(bandwidth: 1, latency: .milliseconds(300))
        let (session, backend) = try await run(.throttle(throttle))
        #expect(backend.requests.count == 1)
        await session.advance(by: .milliseconds(300))
        #expect(await session.requests().map(\.phase) == ["pending"])
        await session.advance(by: .seconds(10))
        #expect(await session.shows("forty-two"))
        let request = try #require(await session.snapshot()["requests"]?[0])
        let bytes = try #require(request["bytes"]?.int)
        #expect(bytes > 0)
        #expect(request["duration"]?.int == 300 + bytes * 8)
        #expect(await session.requests().map(\.fault) == ["throttled to 1 kbit/s (1 of 1)"])
    }

    @Test func `A request whose response arrives slowly can be cancelled`() async throws {
        let (session, _) = try await run(.throttle(.init(bandwidth: 1)))
        try await session.tap("Give up")
        await session.advance(by: .seconds(60))
        #expect(await session.requests().map(\.phase) == ["cancelled"])
    }

    @Test func `A changed fault script is an input, and a patch has its rules`() async throws {
        let session = await TestSession(WorkshopApp.init, backend: .answering)
        try await session.setFaults(FaultScript(rules: [FaultRule(path: "*", count: 2, fault: .status(404))]))
        let patch = try JSON(parsing: session.emitted.last?.data ?? [])
        #expect(
            patch["faults"]
                == ["rules": [["id": "f1", "path": "*", "count": 2, "used": 0, "fault": "status", "status": 404]]])
        try await session.tap("Fetch")
        #expect(await session.requests().map(\.fault) == ["status 404 (1 of 2)"])
    }
}

extension TestSession {
    func details(of number: Int32) async -> JSON? {
        let bytes = await withCheckedContinuation { continuation in
            session.synchronize {
                continuation.resume(returning: try? await $0.requestDetails(RequestID(rawValue: number)))
            }
        }
        return bytes.flatMap { try? JSON(parsing: $0) }
    }
}
