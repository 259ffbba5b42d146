import Foundation
import HTTPServer
import KennelSupport
import TestSupport
import Testing
import Wire

@testable import BackendClient
@testable import Kennel

@Suite("Asking a backend over HTTP", .timeLimit(.minutes(5)))
struct TransportTests {
    private let backend: BackendServer
    private let fetcher: Fetcher
    private let session = UUID()

    init() throws {
        backend = try BackendServer(.testing)
        fetcher = Fetcher(
            limits: FetchLimits(responseBytes: 200_000, redirects: 5),
            allowed: AllowedBackends(named: [], others: .accepted))
    }

    private func ask(
        _ path: String, timeout: Duration = .seconds(20), headers: [String: String] = [:]
    ) async throws -> TransportOutcome {
        let url = try #require(path.hasPrefix("/") ? URL(string: path, relativeTo: backend.url) : URL(string: path))
        return await withCheckedContinuation { continuation in
            _ = fetcher.start(
                TransportRequest(url: url.absoluteURL, timeout: timeout), adding: headers, for: session
            ) {
                continuation.resume(returning: $0)
            }
        }
    }

    private func failure(_ path: String, timeout: Duration = .seconds(20)) async throws -> TransportFailure.Kind? {
        guard case .failure(let failure) = try await ask(path, timeout: timeout) else { return nil }
        #expect(failure.message.hasSuffix("."), "\(failure.message)")
        return failure.kind
    }

    @Test func `A response has its status, headers and body`() async throws {
        guard case .response(let response) = try await ask("/hello") else {
            Issue.record("no answer")
            return
        }
        #expect(response.status == 200)
        #expect(response.headers["Content-Type"] == "application/json")
        #expect(String(decoding: response.body, as: UTF8.self) == Backend.screen("Hello there"))
    }

    @Test func `A response with status 404 is a response, not a failure`() async throws {
        guard case .response(let response) = try await ask("/nowhere") else {
            Issue.record("no answer")
            return
        }
        #expect(response.status == 404)
    }

    @Test func `The attempt number in the request's header decides which response it gets`() async throws {
        var statuses: [Int] = []
        for attempt in [1, 2, 3, 4, 1, 3] {
            let headers = ["\(BackendServer.attemptHeader)": String(attempt)]
            guard case .response(let response) = try await ask("/twice", headers: headers) else { continue }
            statuses.append(response.status)
        }
        #expect(statuses == [500, 500, 200, 200, 500, 200])
    }

    @Test func `A request without a response times out`() async throws {
        #expect(try await failure("/silent", timeout: .milliseconds(200)) == .timeout)
    }

    @Test func `A connection closed by the backend fails as a bad response or no connection`() async throws {
        let kind = try await failure("/hang-up")
        #expect(kind == .badResponse || kind == .connectionLost)
    }

    @Test func `A port without a listener fails as no connection`() async throws {
        #expect(try await failure("http://127.0.0.1:1/") == .noConnection)
    }

    @Test func `A redirect loop fails as too many redirects`() async throws {
        #expect(try await failure("/circle") == .tooManyRedirects)
    }

    @Test func `An endless response fails as too large`() async throws {
        #expect(try await failure("/endless") == .tooLarge)
    }

    @Test func `A response that floods the connection is cut off and does not delay other requests`() async throws {
        let flooding = try RawBackend(then: .flood) { _ in "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" }
        for _ in 1...20 {
            async let other = ask("/hello")
            #expect(try await failure(flooding.address) == .tooLarge)
            guard case .response = try await other else {
                Issue.record("no answer from the other backend")
                return
            }
        }
        while flooding.cutFloods < 20 { await Task.yield() }
    }

    @Test func `A request to a host that is not allowed fails as forbidden`() async throws {
        let other = Fetcher(
            limits: FetchLimits(responseBytes: 1_000, redirects: 5),
            allowed: AllowedBackends(named: [], others: .refused))
        let outcome = await withCheckedContinuation { continuation in
            _ = other.start(TransportRequest(url: backend.url), for: session) { continuation.resume(returning: $0) }
        }
        guard case .failure(let failure) = outcome else {
            Issue.record("it was asked")
            return
        }
        #expect(failure.kind == .forbiddenHost)
    }

    @Test func `A cancelled request never calls its completion handler`() async throws {
        let url = backend.url.appendingPathComponent("silent")
        let task = fetcher.start(TransportRequest(url: url, timeout: .milliseconds(50)), for: session) { _ in
            Issue.record("a cancelled request answered")
        }
        task.cancel()
        // When a later request with a longer deadline has timed out, the first request must have timed out as well.
        #expect(try await failure("/silent", timeout: .milliseconds(150)) == .timeout)
    }
}
