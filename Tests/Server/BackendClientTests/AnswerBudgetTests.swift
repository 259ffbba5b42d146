import Foundation
import HTTPServer
import TestSupport
import Testing
import Wire

@testable import BackendClient

@Suite("Answers that wait for their sessions", .timeLimit(.minutes(1)))
struct AnswerBudgetTests {
    private static let long = 300_000

    /// A backend whose responses are long, except for one.
    private func backend() throws -> HTTPServer {
        try HTTPServer(HTTPServer.Configuration(host: "127.0.0.1", port: 0)) { request, reply in
            let count = request.path == "/short" ? 100 : Self.long
            reply.send(HTTPResponse(status: 200, body: [UInt8](repeating: 0x20, count: count)))
        }
    }

    private func limits(all: Int, ofSession: Int) -> FetchLimits {
        var limits = FetchLimits(responseBytes: 1_000_000, redirects: 0)
        limits.waitingBytes = all
        limits.waitingBytesPerSession = ofSession
        return limits
    }

    private func ask(_ fetcher: Fetcher, _ server: HTTPServer, _ path: String, for session: UUID) async throws
        -> TransportOutcome
    {
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)"))
        return await withCheckedContinuation { continuation in
            _ = fetcher.start(TransportRequest(url: url, timeout: .seconds(20)), for: session) {
                continuation.resume(returning: $0)
            }
        }
    }

    @Test func `A session with too many unconsumed bytes gets no long response until it has consumed some`()
        async throws
    {
        let server = try backend()
        let fetcher = Asking(limits(all: 10 * Self.long, ofSession: 2 * Self.long)).fetcher
        let session = UUID()
        var waiting: [TransportOutcome] = []
        for _ in 0..<2 { waiting.append(try await ask(fetcher, server, "/", for: session)) }
        #expect(waiting.allSatisfy { $0.response?.body.count == Self.long })
        #expect(try await ask(fetcher, server, "/", for: session).failure?.kind == .tooLarge)
        #expect(try await ask(fetcher, server, "/short", for: session).response?.status == 200)
        #expect(try await ask(fetcher, server, "/", for: UUID()).response?.status == 200)
        waiting.removeFirst()
        #expect(try await ask(fetcher, server, "/", for: session).response?.status == 200)
        withExtendedLifetime(waiting) {}
        withExtendedLifetime(server) {}
    }

    @Test func `Unconsumed responses of all sessions together are limited to the server's budget`() async throws {
        let server = try backend()
        let fetcher = Asking(limits(all: 2 * Self.long, ofSession: 2 * Self.long)).fetcher
        var waiting: [TransportOutcome] = []
        for _ in 0..<2 { waiting.append(try await ask(fetcher, server, "/", for: UUID())) }
        #expect(try await ask(fetcher, server, "/", for: UUID()).failure?.kind == .tooLarge)
        waiting = []
        for _ in 0..<5 { #expect(try await ask(fetcher, server, "/", for: UUID()).response?.status == 200) }
        withExtendedLifetime(server) {}
    }
}
