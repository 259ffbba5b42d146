import FolderSupport
import Foundation
import NATSSupport
import Sessions
import Testing

@testable import ClusterJournal

@Suite("What nodes ask of each other")
struct NodeCallsTests {
    private let server: NATSServer
    private let folder = TemporaryFolder()
    private let asking: ClusterJournal
    private let asked: ClusterJournal

    init() throws {
        server = try NATSServer()
        let settings = ClusterJournal.Settings(servers: [server.address], folder: folder.url.path)
        asking = try ClusterJournal(settings)
        asked = try ClusterJournal(settings)
    }

    @Test func `A call to another node is answered in parts and then ended`() async throws {
        asked.calls.whenAsked { call in
            #expect(String(decoding: call.question, as: UTF8.self) == "how many?")
            for part in 1...3 { #expect(call.send(Array("\(part)".utf8))) }
            call.end()
        }
        let (answers, sink) = AsyncStream.makeStream(of: String.self)
        _ = try asking.calls.send(Array("how many?".utf8), to: asked.node) { sink.yield(Self.word($0)) }
        var heard: [String] = []
        for await answer in answers {
            heard.append(answer)
            if answer == "end" { break }
        }
        #expect(heard == ["1", "2", "3", "end"])
    }

    @Test func `A broken connection of the asked node ends the call on both nodes`() async throws {
        let (steps, sink) = AsyncStream.makeStream(of: String.self)
        asked.calls.whenAsked { call in
            call.whenLeft { sink.yield("left") }
            sink.yield("asked")
        }
        _ = try asking.calls.send([1], to: asked.node) { sink.yield(Self.word($0)) }
        var heard = steps.makeAsyncIterator()
        #expect(await heard.next() == "asked")
        asked.calls.resume()
        let after = [await heard.next(), await heard.next()]
        #expect(Set(after) == ["broken", "left"], "what went on with it there is told too")
    }

    private static func word(_ answer: PeerAnswer) -> String {
        switch answer {
        case .part(let bytes): String(decoding: bytes, as: UTF8.self)
        default: "\(answer)"
        }
    }
}
