import Foundation
import JSON
import Testing
import Wire

@Suite("What crosses to a world process and back")
struct FrameTests {
    private func roundTrip(_ request: WorldRequest) throws -> WorldRequest {
        var writer = ByteWriter()
        try request.write(to: &writer)
        var reader = ByteReader(writer.bytes[...])
        return try WorldRequest(&reader)
    }

    private func roundTrip(_ reply: WorldReply) throws -> WorldReply {
        var writer = ByteWriter()
        try reply.write(to: &writer)
        var reader = ByteReader(writer.bytes[...])
        return try WorldReply(&reader)
    }

    @Test(
        "An offer reads back the same",
        arguments: [
            SessionInput.tap(ViewID(rawValue: 7)), .text(ViewID(rawValue: 1), "a \"b\"\n", sequence: 3), .back,
            .opened(SessionConfiguration(bff: URL(string: "http://bff.test"), screen: "/home", opened: 5)),
            .response(RequestID(rawValue: 2), TransportResponse(status: 500, body: Data([0xFF, 0]))),
            .failure(RequestID(rawValue: 2), TransportFailure(kind: .timeout, message: "late")),
            .read(RequestID(rawValue: 3), .response(TransportResponse(body: Data([0xFF])))),
            .read(RequestID(rawValue: 4), .failure(TransportFailure(kind: .dns, message: "nowhere"))),
            .scroll(ViewID(rawValue: 3), x: 0.1, y: -7.25),
            .faults(FaultScript(rules: [FaultRule(path: "*", fault: .brokenBody)])),
        ])
    func offers(input: SessionInput) throws {
        let offer = TimedInput(
            input, number: 1_000_000_007, time: .nanoseconds(123_456_789_012), isJudged: input == .back)
        guard case .apply(offer) = try roundTrip(.apply(offer)) else {
            Issue.record("another offer came back")
            return
        }
        let steps = [ReplayStep(offer, digest: .max), ReplayStep(offer, digest: nil)]
        guard case .replay(steps) = try roundTrip(.replay(steps)) else {
            Issue.record("other steps came back")
            return
        }
    }

    @Test func `A blocking request and its response are the same after a round trip`() throws {
        let request = TransportRequest(url: try #require(URL(string: "http://bff.test/a")))
        for request in [request, nil] {
            let reading = BlockingRequest(RequestID(rawValue: 6), after: .milliseconds(20), request: request)
            #expect(try roundTrip(.blockingRequest(reading)) == .blockingRequest(reading))
        }
        for outcome in [TransportOutcome.response(TransportResponse(status: 404, body: Data([0, 0xFF]))), nil] {
            guard case .read(outcome) = try roundTrip(.read(outcome)) else {
                Issue.record("another answer came back")
                return
            }
        }
    }

    @Test func `A turn is the same after a round trip, with its events, effects and timer`() throws {
        var request = TransportRequest(
            url: try #require(URL(string: "http://bff.test/a?b=c")), method: "POST", headers: ["A": "b"],
            body: Data([1, 2]))
        request.elsewhere = .init(headers: [:], body: nil)
        let turn = Turn(
            events: [SessionEvent(sequence: 9, name: .patch, data: Array(#"{"a":1}"#.utf8))],
            orders: [
                .send(RequestID(rawValue: 4), request), .read(RequestID(rawValue: 5), request),
                .abandon(RequestID(rawValue: 3)),
            ],
            standing: Checkpoint(
                sequence: 9, digest: .max, timer: DueTimer(id: TimerID(rawValue: 5), due: .milliseconds(1_500))))
        #expect(try roundTrip(.applied(.taken(turn))) == .applied(.taken(turn)))
        var replayed = Replayed()
        replayed.firstDifference = 4
        replayed.typedHiddenText = true
        replayed.label = "tap \"Retry\""
        replayed.turn = turn
        #expect(try roundTrip(.replayed(replayed)) == .replayed(replayed))
        #expect(try roundTrip(.replayed(Replayed())) == .replayed(Replayed()))
    }

    @Test(
        "Every answer reads back the same",
        arguments: [
            WorldAnswer.rejection(nil), .rejection(.outOfRange(ViewID(rawValue: 2), part: .page, index: 4, count: 3)),
            .rejection(.tooManyInputs(retryAfter: .milliseconds(1_250))), .text(nil), .text([]), .text([0x7B, 0x7D]),
            .screen(tree: [1], navigation: [2, 3]), .picture(nil), .picture(Picture(type: nil, data: Data([7]))),
            .picture(Picture(type: "image/png", data: Data())),
            .requests([RequestUnderWay(RequestID(rawValue: 8), url: URL(string: "http://a/b"))]), .title("Início"),
            .field(FieldFacts(hidesText: true, origin: WebOrigin(scheme: .https, host: "bff.test", port: 443))),
            .app(
                AppFacts(
                    name: "AppDelegate", controllers: [.init(id: nil, className: "A"), .init(id: "b", className: "B")])),
        ])
    func answers(answer: WorldAnswer) throws {
        #expect(try roundTrip(.answered(answer)) == .answered(answer))
    }

    @Test func `A greeting keeps its bytes, so that every version can read it`() throws {
        var writer = ByteWriter()
        WorldGreeting(protocolNumber: 7, version: "0.1", program: "A").write(to: &writer)
        #expect(writer.bytes == Self.greeting)
        var reader = ByteReader(Self.greeting[...])
        #expect(try WorldGreeting(&reader) == WorldGreeting(protocolNumber: 7, version: "0.1", program: "A"))
        #expect(throws: FrameError.nonsense) {
            var reader = ByteReader(Self.greeting.dropFirst())
            _ = try WorldGreeting(&reader)
        }
    }

    private static let greeting: [UInt8] =
        Array("!!lenneK".utf8) + [7, 0, 0, 0, 3, 0, 0, 0] + Array("0.1".utf8) + [1, 0, 0, 0] + Array("A".utf8)

    @Test func `A request cut at any byte, or an unknown reply, is a frame error`() throws {
        var writer = ByteWriter()
        try WorldRequest.apply(TimedInput(.tap(ViewID(rawValue: 1)), number: 1, time: .zero)).write(to: &writer)
        for end in writer.bytes.indices {
            #expect(throws: FrameError.self) {
                var reader = ByteReader(writer.bytes[..<end])
                _ = try WorldRequest(&reader)
            }
        }
        #expect(throws: FrameError.nonsense) {
            var reader = ByteReader([250])
            _ = try WorldReply(&reader)
        }
    }
}
