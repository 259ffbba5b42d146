import Foundation
import Locks
import NATSSupport
import Testing

@testable import NATS

@Suite("Streams that NATS keeps")
struct JetStreamTests {
    private let server: NATSServer
    private let connection: NATSConnection
    private let streams: JetStream

    init() throws {
        server = try NATSServer(payload: 10_000)
        connection = try NATSConnection(servers: [server.address], name: "test")
        streams = try JetStream(connection)
        try streams.make(StreamSettings(name: "S", subjects: ["s.*"]))
    }

    private func append(_ text: String, to subject: String = "s.a", after last: UInt64) async throws -> UInt64 {
        try await streams.append(Array(text.utf8), to: subject, after: last, within: .seconds(5))
    }

    @Test func `An entry is appended only after the expected one`() async throws {
        let first = try await append("one", after: 0)
        let other = try await append("other", to: "s.b", after: 0)
        let second = try await append("two", after: first)
        #expect(first < other && other < second)
        await #expect(throws: NATSFailure.overtaken) { try await append("late", after: first) }
        await #expect(throws: NATSFailure.overtaken) { try await append("first again", after: 0) }
        var read: [String] = []
        try blocking { try streams.read("s.a", in: "S") { read.append(String(decoding: $0.body, as: UTF8.self)) } }
        #expect(read == ["one", "two"])
        #expect(try blocking { try streams.last(of: "s.a", in: "S") }?.sequence == second)
        #expect(try blocking { try streams.last(of: "s.nobody", in: "S") } == nil)
    }

    @Test func `Concurrent appends keep the order of each subject`() async throws {
        let (count, streams) = (40, streams)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for subject in 0..<20 {
                group.addTask {
                    var last: UInt64 = 0
                    for number in 0..<count {
                        last = try await streams.append(
                            Array("\(number)".utf8), to: "s.\(subject)", after: last, within: .seconds(5))
                    }
                }
            }
            try await group.waitForAll()
        }
        for subject in 0..<20 {
            var read: [String] = []
            try blocking {
                try streams.read("s.\(subject)", in: "S") { read.append(String(decoding: $0.body, as: UTF8.self)) }
            }
            #expect(read == (0..<count).map(String.init))
        }
    }

    @Test func `Messages are read as long as requested, sent all at once or one by one`() async throws {
        var last: UInt64 = 0
        for number in 1...5 {
            last = try await append("\(number)", after: last)
            _ = try await append("other", to: "s.b\(number)", after: 0)
        }
        for isOneByOne in [false, true] {
            var read: [String] = []
            let goesOn = { (message: NATSMessage) in
                read.append(String(decoding: message.body, as: UTF8.self))
                return read.count < 4
            }
            if isOneByOne {
                try streams.readOneByOne("s.a", in: "S", while: goesOn)
            } else {
                try blocking { try streams.read("s.a", in: "S", while: goesOn) }
            }
            #expect(read == ["1", "2", "3", "4"])
        }
        #expect(try streams.lastAnywhere(of: "s.a", in: "S")?.sequence == last)
        #expect(try streams.lastAnywhere(of: "s.nobody", in: "S") == nil)
        #expect(throws: NATSFailure.late) { try streams.readOneByOne("s.nobody", in: "S") { _ in true } }
    }

    @Test func `Purged messages are gone, and the others stay`() async throws {
        _ = try await append("one", after: 0)
        _ = try await append("kept", to: "s.b", after: 0)
        try blocking { try streams.purge("s.a", in: "S") }
        #expect(try blocking { try streams.last(of: "s.a", in: "S") } == nil)
        #expect(try blocking { try streams.state(of: "S") }.messages == 1)
        _ = try await append("anew", after: 0)
    }

    @Test func `A follower receives existing and new messages`() async throws {
        _ = try await append("before", after: 0)
        let (heard, sink) = AsyncStream.makeStream(of: String.self)
        let following = try streams.follow("s.*", in: "S") { sink.yield(String(decoding: $0.body, as: UTF8.self)) }
        var texts = heard.makeAsyncIterator()
        #expect(await texts.next() == "before")
        _ = try await append("after", to: "s.b", after: 0)
        #expect(await texts.next() == "after")
        withExtendedLifetime(following) {}
    }

    @Test func `A stream with different settings is refused, and one with the same settings is used`() throws {
        try streams.make(StreamSettings(name: "S", subjects: ["s.*"]))
        #expect(throws: NATSFailure.otherStream(name: "S")) {
            try streams.make(StreamSettings(name: "S", subjects: ["t.*"]))
        }
    }

    @Test func `An entry over the server's limit is refused with both lengths`() async throws {
        let text = String(repeating: "x", count: 20_000)
        await #expect(throws: NATSFailure.tooLong(bytes: 20_000, limit: 10_000)) { try await append(text, after: 0) }
    }

    @Test func `A killed and restarted server has all it accepted, and the client reconnects`() async throws {
        let first = try await append("one", after: 0)
        server.stop()
        await #expect(throws: NATSFailure.self) {
            _ = try await streams.append([1], to: "s.a", after: first, within: .milliseconds(300))
        }
        try server.start()
        var place: UInt64?
        let end = ContinuousClock.now + .seconds(20)
        while place == nil, ContinuousClock.now < end {
            place = try? await streams.append(
                Array("two".utf8), to: "s.a", after: first, within: .milliseconds(500))
        }
        #expect(place != nil)
        #expect(
            try blocking { try streams.last(of: "s.a", in: "S") }.map { String(decoding: $0.body, as: UTF8.self) }
                == "two")
    }
}

@Suite("A connection to NATS")
struct NATSConnectionTests {
    @Test func `A missing server, an invalid address and a server without JetStream are distinct errors`() throws {
        let nobody = "nats://127.0.0.1:1"
        #expect(throws: NATSFailure.unreachable(servers: [nobody])) {
            try NATSConnection(servers: [nobody], name: "test")
        }
        #expect(throws: NATSFailure.badAddress("mailto:me")) {
            try NATSConnection(servers: ["mailto:me"], name: "test")
        }
        let server = try NATSServer(keeps: false)
        let streams = try JetStream(try NATSConnection(servers: [server.address], name: "test"))
        #expect(throws: NATSFailure.noJetStream) { try streams.make(StreamSettings(name: "S", subjects: ["s.*"])) }
    }

    @Test func `A request gets every response sent, and without responders the server answers`() async throws {
        let server = try NATSServer()
        let (one, other) = (
            try NATSConnection(servers: [server.address], name: "one"),
            try NATSConnection(servers: [server.address], name: "other")
        )
        let answering = try other.subscribe(to: "ask") { message in
            for part in 1...3 { try? other.publish([UInt8(part)] + message.body, to: message.reply ?? "") }
        }
        try blocking { try other.flush() }
        let inquiries = try NATSInquiries(one)
        let (heard, sink) = AsyncStream.makeStream(of: NATSMessage.self)
        let name = inquiries.newName()
        try inquiries.send([7], to: "ask", as: name) { sink.yield($0) }
        var answers = heard.makeAsyncIterator()
        for part in 1...3 { #expect(await answers.next()?.body == [UInt8(part), 7]) }
        inquiries.forget(name)
        try inquiries.send([7], to: "nobody", as: inquiries.newName()) { sink.yield($0) }
        #expect(await answers.next()?.isNoResponders == true)
        withExtendedLifetime(answering) {}
    }

    @Test func `A connection's listener is notified when the server goes and comes back`() async throws {
        let server = try NATSServer()
        let (heard, sink) = AsyncStream.makeStream(of: NATSConnection.Change.self)
        let connection = try NATSConnection(servers: [server.address], name: "test") { sink.yield($0) }
        var changes = heard.makeAsyncIterator()
        server.stop()
        #expect(await changes.next() == .lost)
        #expect(throws: NATSFailure.self) { try connection.publish([1], to: "s") }
        try server.start()
        #expect(await changes.next() == .found)
        try connection.publish([1], to: "s")
        connection.close()
    }
}
