import Foundation
import NATS
import Testing
import Wire

@testable import ClusterJournal
@testable import Sessions

@Suite("Where a session's entries stand")
struct StretchesTests {
    private func ranges(_ stretches: SegmentList) -> [String] {
        stretches.ranges.map {
            "\($0.stream): \($0.numbers.lowerBound)..<\($0.numbers.upperBound == .max ? "" : "\($0.numbers.upperBound)")"
        }
    }

    @Test func `Switching streams ends a segment and begins another`() {
        var stretches = SegmentList(in: 0)
        #expect(stretches.recorded == nil)
        stretches.beginSegment(in: 1, from: 4)
        #expect(ranges(stretches) == ["0: 1..<4", "1: 4..<"])
        stretches.beginSegment(in: 1, from: 4)  // whether the first attempt succeeded is unknown
        #expect(ranges(stretches) == ["0: 1..<4", "1: 4..<"])
        stretches.beginSegment(in: 0, from: 9)
        #expect(ranges(stretches) == ["0: 1..<4", "1: 4..<9", "0: 9..<"])
        #expect(stretches.recorded.flatMap(SegmentList.init) == stretches)
    }

    @Test func `A segment without entries is removed`() {
        var stretches = SegmentList(in: 0)
        stretches.beginSegment(in: 1, from: 4)
        stretches.beginSegment(in: 0, from: 4)
        #expect(stretches == SegmentList(in: 0))
        stretches.beginSegment(in: 1, from: 1)
        #expect(stretches == SegmentList(in: 1) && ranges(stretches) == ["1: 1..<"])
    }

    @Test func `A record stores valid segments, and invalid ones are refused`() throws {
        #expect(SegmentList([]) == nil)
        #expect(SegmentList([Segment(stream: 0, from: 2)]) == nil)
        #expect(SegmentList([Segment(stream: 0, from: 1), Segment(stream: 1, from: 1)]) == nil)
        var record = SessionRecord(
            id: SessionID("s"), watch: SessionID("w"), opened: 7, state: .open(), about: nil, owner: NodeID("n"))
        let before = try record.bytes()
        #expect(!String(decoding: before, as: UTF8.self).contains("entries"), "as versions before it wrote it")
        record.stretches.beginSegment(in: 1, from: 3)
        #expect(try SessionRecord(try record.bytes()).stretches == record.stretches)
        let nowhere = String(decoding: try record.bytes(), as: UTF8.self).replacing("\"from\":3", with: "\"from\":1")
        #expect(throws: ClusterError.self) { try SessionRecord(Array(nowhere.utf8)) }
    }

    @Test(
        arguments: [
            (["a", "b", "c"], nil), (["a", "a", "c"], "1"), (["a", "b", "a"], "2"), (["a", "a", "a"], "2"),
            ([nil, "a", "a"], "2"), ([nil, nil, nil], nil),
        ] as [([String?], String?)])
    func `The last stream with a shared leader is chosen to change it if another server leads none`(
        leaders: [String?], stream: String?
    ) {
        let streams = leaders.enumerated().map { number, leader in
            StreamLeading(stream: "\(number)", leader: leader, others: ["a", "b", "c"].filter { $0 != leader })
        }
        #expect(StreamLeaders.crowded(streams) == stream)
        let two = streams.map { StreamLeading(stream: $0.stream, leader: $0.leader, others: []) }
        #expect(StreamLeaders.crowded(two) == nil)
    }

    @Test(
        arguments: [
            (["a", "b", "c", "a"], nil), (["a", "b", "c", "b"], "3"), (["a", "b", "c", "c"], "3"),
            (["a", "b", "c", nil], nil), (["a", "b", "b", "c"], "2"), (["a", "a", "b", "c"], "1"),
            (["a", "a", "b", "a"], "3"), (["a", "b", "a", "a"], "3"),
        ] as [([String?], String?)])
    func `The last of four streams may share the first one's leader and no other's`(leaders: [String?], stream: String?)
    {
        let streams = leaders.enumerated().map { number, leader in
            StreamLeading(stream: "\(number)", leader: leader, others: ["a", "b", "c"].filter { $0 != leader })
        }
        #expect(StreamLeaders.crowded(streams, sharing: ["3": "0"]) == stream)
    }
}
