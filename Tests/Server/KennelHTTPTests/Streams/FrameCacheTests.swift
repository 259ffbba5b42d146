import JSON
import Testing
import Wire

@testable import KennelHTTP

@Suite("The bytes of events, as watchers want them")
struct FrameCacheTests {
    private let events = [
        SessionEvent(sequence: 7, name: .state, data: Array(#"{"n":1}"#.utf8)),
        SessionEvent(sequence: 8, name: .patch, data: Array(#"{"ops":[]}"#.utf8)),
    ]

    private func text(_ form: Watcher.Form) -> String {
        var cache = FrameCache(epoch: 3, events: events)
        let frame = cache.frame(in: form)
        #expect(cache.frame(in: form) === frame, "the second reader is sent the same")
        return String(decoding: frame.bytes, as: UTF8.self)
    }

    @Test func `A stream of one session has event ids, and its bytes are encoded once for all viewers`() {
        #expect(
            text(.alone) == """
                id: 3.7
                event: state
                data: {"n":1}

                id: 3.8
                event: patch
                data: {"ops":[]}


                """)
    }

    @Test func `A shared stream has no event ids and puts the session's requested name into each event`() throws {
        let name = "a\"\n\nevent: ended"
        let lines = text(.among(name: name)).split(separator: "\n").map(String.init)
        #expect(lines.count == 4 && lines[0] == "event: state" && lines[2] == "event: patch")
        let data = try JSON(parsing: Array(lines[3].dropFirst("data: ".count).utf8))
        #expect(data["session"]?.string == name && data["id"] == "3.8" && data["data"] == ["ops": []])
    }

    @Test func `A shared stream's encoded bytes are cached for each session name`() {
        var cache = FrameCache(epoch: 3, events: events)
        let frames = ["one", "two", "one"].map { cache.frame(in: .among(name: $0)) }
        #expect(frames[0] === frames[2] && frames[0].bytes != frames[1].bytes)
    }
}
