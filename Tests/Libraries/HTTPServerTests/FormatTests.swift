import HTTPServer
import Testing

@Suite("The event stream format")
struct FormatTests {
    @Test(
        arguments: [
            (nil, nil, "{}", "data: {}\n\n"), ("1.2", "patch", "x", "id: 1.2\nevent: patch\ndata: x\n\n"),
            (nil, "e", "a\nb\r\nc\rd", "event: e\ndata: a\ndata: b\ndata: c\ndata: d\n\n"),
            (nil, nil, "", "data: \n\n"), (nil, nil, "a\n\nb\n", "data: a\ndata: \ndata: b\ndata: \n\n"),
        ] as [(String?, String?, String, String)])
    func `An event is framed as a server-sent event`(id: String?, event: String?, data: String, expected: String) {
        let frame = ServerSentEvent.frame(id: id, event: event, data: Array(data.utf8))
        #expect(String(decoding: frame, as: UTF8.self) == expected)
    }

    @Test func `Several events can share a frame`() {
        var frame: [UInt8] = []
        ServerSentEvent.append(event: "a", data: [49], to: &frame)
        ServerSentEvent.append(id: "2", data: [50], to: &frame)
        #expect(String(decoding: frame, as: UTF8.self) == "event: a\ndata: 1\n\nid: 2\ndata: 2\n\n")
    }

    @Test(arguments: ["{}", "", "a\nb"], [0, 9, 1_234_567])
    func `An event with a sequence number is framed like one with its full id`(data: String, sequence: UInt64) {
        var frame: [UInt8] = Array(":\n\n".utf8)
        ServerSentEvent.append(epoch: "e1", sequence: sequence, event: "log", data: Array(data.utf8), to: &frame)
        let expected = ServerSentEvent.frame(id: "e1.\(sequence)", event: "log", data: Array(data.utf8))
        #expect(frame == Array(":\n\n".utf8) + expected)
    }

    @Test func `Compressed empty data is still gzip`() {
        #expect(Gzip.compress([]).starts(with: [0x1F, 0x8B]))
    }
}
